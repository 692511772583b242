import { scenes } from "#tests/fixtures/index.ts";
import { describe, expect, it } from "vitest";
import { affordable, discount, due, missing } from "./costs.ts";
import { cardAt, marketPlaces } from "./places.ts";
import { total } from "./tokens.ts";

describe.each(scenes.filter(({ view }) => view.position.phase === "act"))("$name", (scene) => {
  const { game, view } = scene;
  const { position } = view;
  const seat = view.seat ?? 0;
  const buyer = { game, position, seat };
  const places = [...marketPlaces(game, position), "h1", "h2", "h3"];

  it("finds exactly the cards affordable that the game sells", () => {
    const sold = places.filter((place) => {
      const card = cardAt(game, position, place, seat);
      return card !== null && affordable(card, buyer);
    });
    const legal = view.legal_moves.filter((move) => move.startsWith("buy ")).map((move) => move.slice(4));
    expect(sold.sort()).toEqual(legal.sort());
  });

  it("never asks for more than is printed, nor lacks more than is due", () => {
    for (const place of places) {
      const card = cardAt(game, position, place, seat);
      if (card === null) continue;
      const cost = game.cards[card]?.cost ?? [];
      const rest = due(card, buyer);
      const lacking = missing(card, buyer);
      expect(rest.every((count, colour) => count <= (cost[colour] ?? 0))).toBe(true);
      expect(lacking.every((count, colour) => count <= (rest[colour] ?? 0))).toBe(true);
    }
  });
});

describe("teams", () => {
  it("share their bonuses", () => {
    const teams = scenes.find(
      ({ settings, view }) =>
        settings["teams"] && view.position.players.every(({ bonuses }) => total(bonuses) > 0),
    );
    if (!teams) throw new Error("the fixture has no such position");
    const { game, view } = teams;
    const discountOf = (seat: number) => discount({ game, position: view.position, seat });
    expect(discountOf(1)).toEqual(discountOf(3));
    const own = view.position.players[1]?.bonuses ?? [];
    expect(total(discountOf(1))).toBeGreaterThan(total(own));
  });
});
