/** Splendor Duel, to be read: what is said in which order, and the pictures beside it. */

import type { Rules } from "../interface.ts";
import Buy from "./figures/Buy.svelte";
import CardFigure from "./figures/CardFigure.svelte";
import GoalsFigure from "./figures/GoalsFigure.svelte";
import Layout from "./figures/Layout.svelte";
import Lines from "./figures/Lines.svelte";
import Replenish from "./figures/Replenish.svelte";
import Reserve from "./figures/Reserve.svelte";
import RoyalsFigure from "./figures/RoyalsFigure.svelte";
import Spend from "./figures/Spend.svelte";

export const rules: Rules = {
  lead: "rule-duel-lead",
  sections: [
    {
      id: "goal",
      title: "rule-goal",
      parts: [
        { kind: "text", text: "rule-duel-goal" },
        { kind: "list", texts: ["rule-duel-goal-points", "rule-duel-goal-crowns", "rule-duel-goal-colour"] },
        { kind: "figure", Figure: GoalsFigure, caption: "rule-duel-goals" },
        { kind: "figure", Figure: CardFigure, caption: "rule-duel-card" },
      ],
    },
    {
      id: "setup",
      title: "rule-setup",
      parts: [
        {
          kind: "list",
          texts: [
            "rule-duel-setup-cards",
            "rule-duel-setup-board",
            "rule-duel-setup-royals",
            "rule-duel-setup-start",
          ],
        },
        { kind: "figure", Figure: Layout, caption: "rule-duel-layout" },
      ],
    },
    {
      id: "turn",
      title: "rule-turn",
      parts: [{ kind: "text", text: "rule-duel-turn" }],
      within: [
        {
          id: "privilege",
          title: "rule-duel-privilege",
          parts: [
            { kind: "text", text: "rule-duel-privilege-text" },
            { kind: "figure", Figure: Spend, caption: "rule-duel-privilege-figure" },
            { kind: "text", text: "rule-duel-gain" },
          ],
        },
        {
          id: "replenish",
          title: "rule-duel-replenish",
          parts: [
            { kind: "text", text: "rule-duel-replenish-text" },
            { kind: "figure", Figure: Replenish, caption: "rule-duel-replenish-figure" },
          ],
        },
        {
          id: "take",
          title: "rule-duel-take",
          parts: [
            { kind: "text", text: "rule-duel-take-text" },
            { kind: "figure", Figure: Lines, caption: "rule-duel-take-figure" },
            { kind: "text", text: "rule-duel-take-privilege" },
          ],
        },
        {
          id: "reserve",
          title: "rule-duel-reserve",
          parts: [
            { kind: "text", text: "rule-duel-reserve-text" },
            { kind: "figure", Figure: Reserve, caption: "rule-duel-reserve-figure" },
          ],
        },
        {
          id: "buy",
          title: "rule-buy",
          parts: [
            { kind: "text", text: "rule-duel-buy-text" },
            { kind: "figure", Figure: Buy, caption: "rule-duel-buy-figure" },
            { kind: "text", text: "rule-duel-refill" },
          ],
        },
      ],
    },
    {
      id: "abilities",
      title: "rule-duel-abilities",
      parts: [
        { kind: "text", text: "rule-duel-abilities-text" },
        { kind: "terms", terms: ["extra-turn", "take-matching", "steal", "gain-privilege", "wild"] },
      ],
    },
    {
      id: "royals",
      title: "rule-duel-royals",
      parts: [
        { kind: "text", text: "rule-duel-royals-text" },
        { kind: "figure", Figure: RoyalsFigure, caption: "rule-duel-royals-figure" },
      ],
    },
    {
      id: "turn-end",
      title: "rule-turn-end",
      parts: [{ kind: "steps", texts: ["rule-duel-limit", "rule-duel-check", "rule-duel-again"] }],
    },
    {
      id: "end",
      title: "rule-end",
      parts: [
        { kind: "text", text: "rule-duel-end" },
        { kind: "text", text: "rule-duel-deadlock" },
      ],
    },
    { id: "known", title: "rule-known", parts: [{ kind: "text", text: "rule-duel-known" }] },
    {
      id: "variants",
      title: "rule-variants",
      parts: [
        { kind: "text", text: "rule-settings" },
        {
          kind: "facts",
          facts: [
            ["setting-choose-payment", "rule-payment"],
            ["new-start", "rule-start"],
          ],
        },
      ],
    },
  ],
  glossary: [
    "jewel",
    "price",
    "bonus",
    "wild",
    "no-bonus",
    "prestige",
    "colour-points",
    "crown",
    "royals",
    "level",
    "token",
    "pearl",
    "gold",
    "limit",
    "board",
    "bag",
    "replenish",
    "privilege",
    "reserve",
    "extra-turn",
    "take-matching",
    "steal",
    "gain-privilege",
  ],
};
