/** Splendor, to be read: what is said in which order, and the pictures beside it. */

import type { Rules } from "../interface.ts";
import Buy from "./figures/Buy.svelte";
import CardFigure from "./figures/CardFigure.svelte";
import Counts from "./figures/Counts.svelte";
import Layout from "./figures/Layout.svelte";
import NobleFigure from "./figures/NobleFigure.svelte";
import Reserve from "./figures/Reserve.svelte";
import TakeThree from "./figures/TakeThree.svelte";
import TakeTwo from "./figures/TakeTwo.svelte";

export const rules: Rules = {
  lead: "rule-splendor-lead",
  sections: [
    {
      id: "goal",
      title: "rule-goal",
      parts: [
        { kind: "text", text: "rule-splendor-goal" },
        { kind: "figure", Figure: CardFigure, caption: "rule-splendor-card" },
      ],
    },
    {
      id: "setup",
      title: "rule-setup",
      parts: [
        {
          kind: "list",
          texts: [
            "rule-splendor-setup-cards",
            "rule-splendor-setup-bank",
            "rule-splendor-setup-nobles",
            "rule-splendor-setup-start",
          ],
        },
        { kind: "figure", Figure: Counts, caption: "rule-splendor-counts" },
        { kind: "figure", Figure: Layout, caption: "rule-splendor-layout" },
      ],
    },
    {
      id: "turn",
      title: "rule-turn",
      parts: [{ kind: "text", text: "rule-splendor-turn" }],
      within: [
        {
          id: "take",
          title: "rule-splendor-take",
          parts: [
            { kind: "text", text: "rule-splendor-take-text" },
            { kind: "figure", Figure: TakeThree, caption: "rule-splendor-take-figure" },
          ],
        },
        {
          id: "two",
          title: "rule-splendor-two",
          parts: [
            { kind: "text", text: "rule-splendor-two-text" },
            { kind: "figure", Figure: TakeTwo, caption: "rule-splendor-two-figure" },
          ],
        },
        {
          id: "reserve",
          title: "rule-splendor-reserve",
          parts: [
            { kind: "text", text: "rule-splendor-reserve-text" },
            { kind: "figure", Figure: Reserve, caption: "rule-splendor-reserve-figure" },
          ],
        },
        {
          id: "buy",
          title: "rule-buy",
          parts: [
            { kind: "text", text: "rule-splendor-buy-text" },
            { kind: "text", text: "rule-splendor-buy-gold" },
            { kind: "figure", Figure: Buy, caption: "rule-splendor-buy-figure" },
            { kind: "text", text: "rule-splendor-refill" },
          ],
        },
      ],
    },
    {
      id: "turn-end",
      title: "rule-turn-end",
      parts: [
        { kind: "steps", texts: ["rule-splendor-limit", "rule-splendor-noble", "rule-splendor-check"] },
        { kind: "figure", Figure: NobleFigure, caption: "rule-splendor-noble-figure" },
      ],
    },
    {
      id: "end",
      title: "rule-end",
      parts: [
        { kind: "text", text: "rule-splendor-end" },
        { kind: "text", text: "rule-splendor-tie" },
        { kind: "text", text: "rule-splendor-deadlock" },
      ],
    },
    { id: "known", title: "rule-known", parts: [{ kind: "text", text: "rule-splendor-known" }] },
    {
      id: "variants",
      title: "rule-variants",
      parts: [
        {
          kind: "facts",
          facts: [
            ["rules-quick", "rule-splendor-quick"],
            ["rules-teams", "rule-splendor-teams"],
          ],
        },
        { kind: "text", text: "rule-settings" },
        {
          kind: "facts",
          facts: [
            ["setting-target", "rule-splendor-target"],
            ["setting-face-up", "rule-splendor-face-up"],
            ["setting-last-round", "rule-splendor-last-round"],
            ["setting-may-take-fewer", "rule-splendor-fewer"],
            ["setting-choose-payment", "rule-payment"],
            ["new-start", "rule-start"],
          ],
        },
      ],
    },
  ],
  glossary: [
    "development",
    "price",
    "bonus",
    "prestige",
    "level",
    "token",
    "gold",
    "limit",
    "bank",
    "reserve",
    "nobles",
    "last-round",
    "team",
  ],
};
