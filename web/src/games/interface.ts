/**
 * What the page asks a game. Each game is a folder whose `traits.ts`, `looks.ts`, `table.ts`, `rules.ts` and
 * `coaching.ts` answer what stands here; `traits.ts`, `looks.ts`, `tables.ts`, `rules.ts` and `coachings.ts` beside
 * this file know all games, and nothing else does.
 */

import type { Component, Snippet } from "svelte";
import type { Draft } from "../game/draft.ts";
import type { Position } from "../game/places.ts";
import type { Plan } from "../game/plans.ts";
import type { Source } from "../game/sources.ts";
import type { Settings } from "../game/settings.ts";
import type { Values } from "../language/index.ts";
import type { Term } from "../rules/terms.ts";
import type { Arrangement } from "../table/layout.ts";
import type { Marks } from "../table/parts/marks.ts";
import type { DeckInfo, GameInfo, Outcome, View } from "../wire/types.ts";

// --- Traits: what moves mean on the table. No screen, no rules. ---

/** Where tokens lie that nobody has. */
export interface Supply<P extends Position = Position> {
  /** The targets of the tokens that a move takes, by its argument. */
  targets(argument: string): string[];
  /** The letter of the token at such a target; empty for what is none. */
  letterAt(target: string, game: GameInfo, position: P | null): string;
  /** Where a token goes that is paid or given back: a target or a place. */
  spent(letter: string): string;
  /** How much gold comes by itself with a card that is reserved now. */
  goldWith(position: P): number;
}

/** Those who come to a successful player: nobles, royals. */
interface Patrons<P extends Position = Position> {
  /** What they are called: their place in a player's panel, and their message. */
  readonly name: string;
  /** Who waits at a place, counted from 1; null if nobody does. */
  at(place: number, position: P): number | null;
  /** The target or place where a patron waited in a position, if there is one. */
  home(number: number, position: P | null): string;
  /** The patrons of a player. */
  of(player: P["players"][number]): readonly number[];
  /** What messages say of one: of an offer, and of what happened. */
  words(game: GameInfo, number: number): Values;
  /** One in a reason, which says more about it by itself. */
  why(game: GameInfo, number: number): string;
  /** The words of the rules for what is printed on one. */
  terms(game: GameInfo, number: number): Term[];
}

/** What takes several decisions and is put together in one go. */
interface Joined {
  /** The verbs of decisions that are made in no other way. */
  readonly verbs: readonly string[];
  /** By verb, that of the decision which follows at once and says what the first was for. */
  readonly follows: Readonly<Record<string, string>>;
  plans(view: View, seat: number, game: GameInfo): Plan[];
}

export interface Traits<P extends Position = Position> {
  readonly supply: Supply<P>;
  readonly patrons: Patrons<P>;
  readonly joined: Joined;
  /** The phases that ask something in a sheet of the game's own; the table has these sheets. */
  readonly asked: readonly string[];
  /** The words of the rules for what a player has. */
  readonly possessions: readonly Term[];
  /** How many cards of a deck lie face up. */
  faceUp(deck: DeckInfo, game: GameInfo, settings: Settings): number;
  /** Who will win together at a table where no game has begun; afterwards the position says it. */
  sides(players: number, settings: Readonly<Record<string, unknown>>): number[][];
  /**
   * What is to be chosen next for what has been begun, in words; null where that needs no words. It has room for so
   * many targets more, out of those that carry it on.
   */
  next(draft: Draft, room: number, onward: ReadonlySet<string>): string | null;
  /** Why a card of the market can't be reserved now; null where that is not known. */
  barred(position: P, seat: number): string | null;
  /** What there is to reach. */
  aim(game: GameInfo, settings: Settings): string;
  /** Why a game that was played to its end ended so, with the numbers that decided: one sentence each. */
  ending(
    game: GameInfo,
    position: P,
    outcome: Outcome,
    settings: Settings,
    names: readonly string[],
  ): string[];
  /** Where the points of a player come from; together they are all of them. */
  sources(game: GameInfo, player: P["players"][number]): Source[];
  /** What counts of a player at the end beside the points, in words. */
  counts(game: GameInfo, player: P["players"][number]): string[];
}

// --- Looks: what is drawn of a game where none is played. ---

export interface Looks {
  /** A still life for the start page, which is there before it. */
  readonly fetchScene: () => Promise<{ default: Component<{ game: GameInfo }> }>;
  /** The sign of the game in lists. */
  readonly Emblem: Component;
}

// --- Rules: what there is to read, fetched when somebody wants to. Texts are ids of messages. ---

export type Part =
  | { kind: "text"; text: string }
  | { kind: "list"; texts: readonly string[] }
  | { kind: "steps"; texts: readonly string[] }
  /** Headings with what there is to say about each. */
  | { kind: "facts"; facts: readonly (readonly [title: string, text: string])[] }
  /** Words of the glossary, with their signs and sentences. */
  | { kind: "terms"; terms: readonly Term[] }
  /** A drawing of things as they are on the table; its caption says all that it shows. */
  | { kind: "figure"; Figure: Component; caption: string };

export interface Section {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly Part[];
  readonly within?: readonly Section[];
}

export interface Rules {
  readonly lead: string;
  readonly sections: readonly Section[];
  readonly glossary: readonly Term[];
}

// --- Coaching: what a beginner is told during a game. From what anybody sees, without a thought ahead. ---

/** Whoever is to act, and what they see. */
export interface Pupil<P extends Position = Position> {
  readonly position: P;
  readonly seat: number;
  readonly game: GameInfo;
  readonly settings: Settings;
  readonly view: View;
}

/** Something worth looking at: the message `coach-GAME-NAME` with its values, and the targets that it is about. */
export interface Remark {
  readonly name: string;
  readonly lit: readonly string[];
  readonly values?: Values;
}

/** A kind of move: the message `can-GAME-NAME`, or `can-GAME-NAME-not` where there is nothing to do it with. */
export interface Possibility {
  readonly name: string;
  readonly lit: readonly string[];
}

export interface Coaching<P extends Position = Position> {
  /** Everything that could be said at the beginning of a turn, what matters most first. */
  remarks(pupil: Pupil<P>): Remark[];
  /** All kinds of moves, possible or not. */
  possibilities(pupil: Pupil<P>): Possibility[];
}

// --- The table, fetched when somebody sits down. ---

/** What the page around a game hands to the game's own table. */
export interface TableProps {
  view: View;
  game: GameInfo;
  arrangement: Arrangement;
  /** The seat that is shown nearest to the person: their own, or the one to move on a shared screen. */
  near: number;
  /** What is being put together; null when nothing can be decided here (watching, waiting, game over). */
  draft: Draft | null;
  /** Called with a target ("bank-w", "card-2c" …); does nothing if the target is not open. */
  onpress: (target: string) => void;
  showDiscounted: boolean;
  /** Targets and places ("card-2c", "bank-w", "seat-1") that the last move touched. */
  highlighted: ReadonlySet<string>;
  /**
   * A player's panel: name, marks, clock, points, tokens (targets held-x and theirs-x), bonuses, hand (targets
   * hand-N), patrons. It carries data-place="seat-N", its parts "seat-N-w", "seat-N-hand", "seat-N-cards",
   * "seat-N-bonus-w", "seat-N-" and the name of the patrons. The game's table says where it stands; `extra` is
   * drawn inside it (crowns, privileges).
   */
  panel: Snippet<[seat: number, extra?: Snippet]>;
}

/** What a part of a table needs: the nobles, the board. */
export interface PartProps<P extends Position = Position> {
  position: P;
  game: GameInfo;
  marks: Marks;
  onpress: (target: string) => void;
}

/** A question of the rules that is answered in a sheet. */
export interface QuestionProps {
  draft: Draft;
  busy: boolean;
  onchange: (draft: Draft) => void;
  onsend: (draft: Draft) => void;
  onclose: () => void;
}

export interface BackProps {
  level: number;
  /** What is left of a deck. */
  count?: number | undefined;
  size?: number | string;
  title?: string | undefined;
}

export interface PatronProps {
  game: GameInfo;
  number: number;
  /** The portrait alone, in a round frame. */
  medal?: boolean;
  size?: number | string;
  /** Whether it says in words who it is. */
  titled?: boolean;
}

export interface Table {
  readonly Table: Component<TableProps>;
  /** The back of a card. */
  readonly Back: Component<BackProps>;
  readonly Patron: Component<PatronProps>;
  /** The sheets of the game's own questions, by phase; others are answered on the table. */
  readonly questions: Readonly<Record<string, Component<QuestionProps>>>;
}
