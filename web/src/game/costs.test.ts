import { describe, expect, it } from "vitest";
import { affordable, discount, due, missing } from "./costs.ts";
import { scenes } from "#tests/fixtures/index.ts";
import { cardAt, placeName, total } from "./places.ts";

describe.each(scenes.filter(({ view }) => view.position.phase === "act"))("$name", (scene) => {
  const { game, settings, view } = scene;
  const seat = view.seat ?? 0;
  const places = [
    ...view.position.market.flatMap((row, level) => row.map((_, column) => placeName(level, column))),
    ...["h1", "h2", "h3"],
  ];

  it("finds exactly the cards affordable that the game sells", () => {
    const sold = places.filter((place) => {
      const card = cardAt(view.position, place, seat);
      return card !== null && affordable(game, card, view.position, seat, settings);
    });
    const legal = view.legal_moves.filter((move) => move.startsWith("buy ")).map((move) => move.slice(4));
    expect(sold.sort()).toEqual(legal.sort());
  });

  it("never asks for more than is printed, nor lacks more than is due", () => {
    for (const place of places) {
      const card = cardAt(view.position, place, seat);
      if (card === null) continue;
      const cost = game.cards[card]?.cost ?? [];
      const rest = due(game, card, view.position, seat, settings);
      const lacking = missing(game, card, view.position, seat, settings);
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
    const { position } = teams.view;
    expect(discount(position, 1, teams.settings)).toEqual(discount(position, 3, teams.settings));
    const own = position.players[1]?.bonuses ?? [];
    expect(total(discount(position, 1, teams.settings))).toBeGreaterThan(total(own));
  });
});
