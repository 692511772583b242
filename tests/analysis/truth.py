"""What a reason claims, looked up anew: on the complete state, by the rules and by counting.

Nothing here uses the code that finds reasons. `is_true(table, text, reason)` says whether a reason for a
move holds at a table.
"""

from collections.abc import Iterator
from typing import Any

from cabochon.analysis import Reason
from tests.analysis.playing import ends_of, gets_noble, place_of, seat_of, takes_from, turn_of
from tests.rules.table import Table

Values = dict[str, Any]


def is_true(table: Table, text: str, reason: Reason) -> bool:
    """Whether what the reason says is so."""
    claim = _Claim(table, text, dict(reason.values))
    check = getattr(claim, reason.code.removeprefix("why-").replace("-", "_"))
    return bool(check())


class _Claim:
    """A move at a table and what is said of it: one method for each kind of reason."""

    def __init__(self, table: Table, text: str, values: Values) -> None:
        self.table, self.text, self.values = table, text, values
        self.duel = table.rules.name == "duel"
        self.seat = seat_of(table)
        self.cards = table.rules.cards
        self.limit = table.rules.token_limit
        self.verb, _, self.argument = text.partition(" ")
        self.before = table.position
        if self.verb == "replenish":
            self.after = self.before
        else:
            self.next = table.fork().play(text)
            if self.verb == "buy" and self.next.phase == "pay":
                self.next.play("pay")
            self.after = self.next.position

    # --- Reading ---

    def holdings(self, position: Any, seat: int) -> tuple[list[int], list[int]]:
        """Tokens, and the bonuses that count."""
        players = position["players"]
        bonuses = list(players[seat]["bonuses"])
        if position["settings"].get("teams"):
            bonuses = [a + b for a, b in zip(bonuses, players[(seat + 2) % 4]["bonuses"], strict=True)]
        tokens = list(players[seat]["tokens"])
        return tokens, bonuses + [0] * (len(tokens) - len(bonuses))

    def price(self, position: Any, seat: int, number: int) -> list[int]:
        _, bonuses = self.holdings(position, seat)
        return [max(0, cost - bonuses[i]) for i, cost in enumerate(self.cards[number].cost)]

    def lacking(self, position: Any, seat: int, number: int) -> list[int]:
        tokens, _ = self.holdings(position, seat)
        return [max(0, due - tokens[i]) for i, due in enumerate(self.price(position, seat, number))]

    def payable(self, position: Any, seat: int, number: int) -> bool:
        tokens, bonuses = self.holdings(position, seat)
        copies = self.cards[number].bonus != "wild" or any(bonuses)
        return sum(self.lacking(position, seat, number)) <= tokens[-1] and copies

    def face_up(self, position: Any) -> list[int]:
        rows = position["market"]
        return [card for row in rows for card in row if card is not None]

    def in_hand(self, position: Any, seat: int) -> list[int]:
        """The reserved cards of a seat, as far as the player who decides may know them."""
        return [
            entry["card"]
            for entry in position["players"][seat]["reserved"]
            if seat == self.seat or not entry["hidden"]
        ]

    def in_sight(self, position: Any) -> list[int]:
        return [*self.face_up(position), *self.in_hand(position, self.seat)]

    def new_cards(self) -> set[int]:
        """The cards that the move turned up: nobody could know them."""
        return set(self.face_up(self.after)) - set(self.face_up(self.before))

    def prestige(self, position: Any, seat: int) -> int:
        players = position["players"]
        partner = players[(seat + 2) % 4]["points"] if position["settings"].get("teams") else 0
        return int(players[seat]["points"] + partner)

    def bought(self) -> Any:
        old, new = (set(p["players"][self.seat]["cards"]) for p in (self.before, self.after))
        (number,) = new - old
        return self.cards[number]

    def allied(self, one: int, other: int) -> bool:
        return one == other or (self.before["settings"].get("teams", False) and (one - other) % 2 == 0)

    def ends(self) -> Iterator[Table]:
        """All tables at which the turn can end."""
        yield from ends_of(self.next, self.seat, int(self.before["turn"]))

    def goes_on(self) -> bool:
        """Whether the seat has another turn in any way that this one can end."""
        for end in self.ends():
            position = end.position
            if position["phase"] == "over" or position["pending"].get("closing") is not None:
                return False
        return True

    def takes_turn(self, rival: int) -> bool:
        """Whether an opponent has a turn before the seat would have one again."""
        end = next(self.ends()).position
        if end["phase"] == "over" or self.allied(self.seat, rival):
            return False
        closing, count = end["pending"].get("closing"), len(end["players"])
        seats = [(self.seat + step) % count for step in range(1, count)]
        return rival in (seats if closing is None or closing not in seats else seats[: seats.index(closing)])

    def may_buy_next(self) -> bool:
        """The card can be bought next turn; what is above the limit can be given back beforehand."""
        number = self.values["card"]
        tokens, _ = self.holdings(self.after, self.seat)
        needed = sum(self.price(self.after, self.seat, number))
        there = number in self.in_sight(self.after) and number not in self.new_cards()
        fits = sum(tokens) <= self.limit or needed <= self.limit
        return self.goes_on() and there and fits and self.payable(self.after, self.seat, number)

    # --- The end ---

    def forced(self) -> Any:
        return len(self.table.legal) == 1

    def win(self) -> Any:
        return any(
            end.is_over and all(self.allied(self.seat, winner) for winner in end.outcome.winners)
            for end in self.ends()
        )

    def share(self) -> Any:
        return any(
            end.is_over and self.seat in end.outcome.winners and len(end.outcome.winners) > 1
            for end in self.ends()
        )

    def target(self) -> Any:
        totals = {self.prestige(end.position, self.seat) for end in self.ends()}
        target = self.before["settings"]["target"]
        was = self.prestige(self.before, self.seat)
        return totals == {self.values["points"]} and was < target == self.values["target"] <= min(totals)

    # --- Purchases ---

    def points(self) -> Any:
        if self.verb == "royal":
            gained = self.table.rules.royals[int(self.argument) - 1].points  # type: ignore[attr-defined]
        else:
            gained = self.bought().points
        return gained == self.values["points"] and self.values["total"] == gained + self.prestige(
            self.before, self.seat
        )

    def free(self) -> Any:
        if self.duel:
            return bool(self.before["bag"] == self.after["bag"])
        return bool(self.before["bank"] == self.after["bank"])

    def engine(self) -> Any:
        colour = self.table.rules.letters.index(self.values["colour"])
        owned = set(self.after["players"][self.seat]["cards"])
        cheaper = [
            number
            for number in self.in_sight(self.before)
            if number not in owned and self.price(self.before, self.seat, number)[colour] > 0
        ]
        now = self.holdings(self.after, self.seat)[1][colour]
        gained = now > self.holdings(self.before, self.seat)[1][colour]
        return gained and len(cheaper) == self.values["count"] > 0 and self.goes_on()

    def double(self) -> Any:
        colour = self.table.rules.letters.index(self.values["colour"])
        mine, now = (p["players"][self.seat]["bonuses"][colour] for p in (self.before, self.after))
        return bool(now == mine + 2)

    # --- Tokens ---

    def buy_now(self) -> Any:
        place = place_of(self.next, self.values["card"], self.seat)
        return f"buy {place}" in self.next.legal and f"buy {place}" not in self.table.legal

    def buy_next(self) -> Any:
        return self.may_buy_next() and not self.payable(self.before, self.seat, self.values["card"])

    def still(self) -> Any:
        return self.may_buy_next()

    def missing_as_said(self) -> Any:
        number = self.values["card"]
        tokens, _ = self.holdings(self.after, self.seat)
        lacking = self.lacking(self.after, self.seat, number)
        seen = number in self.in_sight(self.after) and number not in self.new_cards()
        said = self.values["tokens"] == lacking and self.values["gold"] == tokens[-1]
        short = sum(lacking) > tokens[-1] and sum(tokens) <= self.limit
        return seen and said and short and self.goes_on()

    def collect(self) -> Any:
        number = self.values["card"]
        tokens, _ = self.holdings(self.before, self.seat)
        was = sum(self.lacking(self.before, self.seat, number)) - tokens[-1]
        now = sum(self.values["tokens"]) - self.values["gold"]
        return self.missing_as_said() and now < was

    def buy_soon(self) -> Any:
        """Some line or set of gems that lies there now is enough."""
        tokens, _ = self.holdings(self.after, self.seat)
        price = self.price(self.after, self.seat, self.values["card"])
        enough = False
        for gems in takes_from(self.after, self.table.rules.tokens):
            held = [a + b for a, b in zip(tokens, gems, strict=True)]
            short = sum(max(0, due - held[i]) for i, due in enumerate(price))
            enough |= short <= held[-1] and (sum(held) <= self.limit or sum(price) <= self.limit)
        return self.collect() and enough

    def keep(self) -> Any:
        return self.missing_as_said() and self.values["card"] == self.in_hand(self.after, self.seat)[-1]

    def gold(self) -> Any:
        was, now = (self.holdings(p, self.seat)[0][-1] for p in (self.before, self.after))
        return now == was + 1 == self.values["count"]

    def keep_gold(self) -> Any:
        return self.holdings(self.after, self.seat)[0][-1] == self.values["count"] > 0 and self.goes_on()

    def keep_colour(self) -> Any:
        colour = self.table.rules.letters.index(self.values["colour"])
        paid = [
            p["pending"]["payment"][colour] for p in (self.before, self.after) if "payment" in p["pending"]
        ]
        place = self.before["pending"]["buying"]
        wanting = [
            number
            for number in self.in_sight(self.before)
            if place_of(self.table, number, self.seat) != place
            and self.price(self.before, self.seat, number)[colour] > 0
        ]
        return len(wanting) == self.values["count"] > 0 and (len(paid) == 1 or paid[1] == paid[0] - 1)

    def useless(self) -> Any:
        colour = self.table.rules.letters.index(self.values["colour"])
        costing = [n for n in self.in_sight(self.before) if self.price(self.before, self.seat, n)[colour]]
        return self.argument == self.values["colour"] and len(costing) == self.values["count"]

    def spare(self) -> Any:
        colour = self.table.rules.letters.index(self.values["colour"])
        prices = [self.price(self.before, self.seat, number)[colour] for number in self.in_sight(self.before)]
        return max(prices) < self.holdings(self.before, self.seat)[0][colour]

    def unneeded(self) -> Any:
        """Giving the token back leaves the card exactly as far away as it was."""
        number = self.values["card"]
        same = self.lacking(self.before, self.seat, number) == self.lacking(self.after, self.seat, number)
        return same and number in self.in_sight(self.before) and self.argument == self.values["colour"]

    def unseen(self) -> Any:
        entry = self.after["players"][self.seat]["reserved"][-1]
        return bool(entry["hidden"]) and entry["level"] == self.values["level"]

    # --- The others ---

    def deny(self) -> Any:
        """By the rules, the opponent could buy the card if it were their turn; now it is gone."""
        number, rival = self.values["card"], self.values["player"]
        self.theirs = turn_of(self.table, rival)
        place = place_of(self.theirs, number, rival)
        gone = number not in self.face_up(self.after)
        could = f"buy {place}" in self.theirs.legal and place[0] != "h"
        if could:
            self.theirs.play(f"buy {place}")
        return could and gone and self.takes_turn(rival)

    def _their_ends(self) -> list[Any]:
        turn = int(self.before["turn"])
        return [end.position for end in ends_of(self.theirs, self.values["player"], turn)]

    def deny_win(self) -> Any:
        rival, turn = self.values["player"], int(self.before["turn"])
        return self.deny() and any(
            end.is_over and all(self.allied(rival, winner) for winner in end.outcome.winners)
            for end in ends_of(self.theirs, rival, turn)
        )

    def deny_target(self) -> Any:
        target = self.before["settings"]["target"]
        ends = self._their_ends() if self.deny() else []
        return self.values["points"] == target and any(
            self.prestige(end, self.values["player"]) >= target for end in ends
        )

    def deny_noble(self) -> Any:
        return self.deny() and any(
            self.values["noble"] in end["players"][self.values["player"]]["nobles"]
            for end in self._their_ends()
        )

    def deny_royal(self) -> Any:
        had = len(self.before["players"][self.values["player"]]["royals"])
        return self.deny() and all(
            len(end["players"][self.values["player"]]["royals"]) > had for end in self._their_ends()
        )

    def scarce(self) -> Any:
        letters = self.table.rules.letters
        kind, rival = letters.index(self.values["colour"]), self.values["player"]
        number = self.values["card"]
        if self.duel:
            left = sum(row.count(self.table.rules.tokens[kind]) for row in self.after["board"])
        else:
            left = self.after["bank"][kind]
        lacking = self.lacking(self.after, rival, number)
        tokens, _ = self.holdings(self.after, rival)
        there = number in self.face_up(self.before) or number in self.in_hand(self.before, rival)
        only = sum(lacking) == lacking[kind] > tokens[-1]
        place = self.values["where"] == ("board" if self.duel else "bank")
        mine = self.holdings(self.after, self.seat)[0]
        return left == 0 and only and there and place and sum(mine) <= self.limit and self.takes_turn(rival)

    def block(self) -> Any:
        number, rival = self.values["card"], self.values["player"]
        could, can = (self.payable(p, rival, number) for p in (self.before, self.after))
        there = number in self.face_up(self.before) or number in self.in_hand(self.before, rival)
        return could and not can and there

    # --- Nobles ---

    def wanting(self, position: Any, seat: int, noble: int) -> list[int]:
        _, bonuses = self.holdings(position, seat)
        wishes = self.table.rules.nobles[noble].cost  # type: ignore[attr-defined]
        return [max(0, wish - bonuses[i]) for i, wish in enumerate(wishes)]

    def noble(self) -> Any:
        number = self.values["noble"]
        ends = [end.position["players"][self.seat]["nobles"] for end in self.ends()]
        new = number not in self.before["players"][self.seat]["nobles"]
        return new and all(number in nobles for nobles in ends) and self.values["points"] == 3

    def noble_choice(self) -> Any:
        nobles = [noble for noble in self.after["nobles"] if noble is not None]
        visitors = [noble for noble in nobles if not sum(self.wanting(self.after, self.seat, noble))]
        return self.after["phase"] == "noble" and len(visitors) == self.values["count"] > 1

    def noble_near(self) -> Any:
        number = self.values["noble"]
        now = self.wanting(self.after, self.seat, number)
        was = self.wanting(self.before, self.seat, number)
        said = now == self.values["tokens"] and sum(now) == self.values["count"]
        return said and 0 < sum(now) < sum(was) and number in self.after["nobles"] and self.goes_on()

    def noble_turns(self) -> Any:
        """Played out: this player alone buys card after card, and then the noble is there."""
        number, turns = self.values["noble"], self.values["turns"]
        if sum(self.wanting(self.after, self.seat, number)) != turns or not self.goes_on():
            return False
        end = next(self.ends())
        return gets_noble(end, self.seat, number, turns, self.new_cards())

    def noble_rival(self) -> Any:
        lacking = self.wanting(self.before, self.values["player"], self.values["noble"])
        chosen = self.before["nobles"][int(self.argument) - 1] == self.values["noble"]
        return chosen and sum(lacking) == self.values["count"] and self.takes_turn(self.values["player"])

    def noble_other(self) -> Any:
        number = self.values["noble"]
        here = number in self.after["nobles"] and not sum(self.wanting(self.after, self.seat, number))
        return here and self.goes_on()

    # --- Duel ---

    def crowns_now(self) -> tuple[int, int]:
        was = self.before["players"][self.seat]["crowns"]
        return was, was + self.bought().crowns

    def royal(self) -> Any:
        was, now = self.crowns_now()
        had = len(self.before["players"][self.seat]["royals"])
        ends = [len(end.position["players"][self.seat]["royals"]) for end in self.ends()]
        return now == self.values["crowns"] > was and min(ends) > had

    def crowns(self) -> Any:
        was, now = self.crowns_now()
        step = self.values["count"] + self.values["crowns"]
        return was < now == self.values["crowns"] and step in (3, 6) and step == (3 if now < 3 else 6)

    def crowns_win(self) -> Any:
        was, now = self.crowns_now()
        return was < now == self.values["crowns"] >= 6 and now + self.values["count"] == 10

    def colour_points(self) -> Any:
        colour = self.table.rules.letters.index(self.values["colour"])
        was, now = (p["players"][self.seat]["colour_points"][colour] for p in (self.before, self.after))
        return bool(was < now == self.values["points"] and now + self.values["count"] == 10)

    def again(self) -> Any:
        return all(end.is_over or end.to_move == self.seat for end in self.ends())

    def steal(self) -> Any:
        rival = self.values["player"]
        had = sum(self.before["players"][rival]["tokens"])
        ends = [end.position["players"][rival]["tokens"] for end in self.ends()]
        return rival != self.seat and all(sum(tokens) < had for tokens in ends)

    def privilege(self) -> Any:
        had = self.before["players"][self.seat]["privileges"]
        return all(end.position["players"][self.seat]["privileges"] > had for end in self.ends())

    def match(self) -> Any:
        kind = self.table.rules.tokens[self.table.rules.letters.index(self.values["colour"])]
        had = sum(row.count(kind) for row in self.before["board"])
        return all(sum(row.count(kind) for row in end.position["board"]) == had - 1 for end in self.ends())

    def pearl(self) -> Any:
        costing = [
            number
            for number in self.in_sight(self.after)
            if number not in self.new_cards() and self.cards[number].cost[5]
        ]
        was, now = (self.holdings(p, self.seat)[0][5] for p in (self.before, self.after))
        return now > was and len(costing) == self.values["count"] > 0

    def last_gold(self) -> Any:
        return not any("gold" in row for row in self.after["board"]) and self.values["player"] != self.seat

    def replenish(self) -> Any:
        left = sum(token is not None for row in self.before["board"] for token in row)
        return left == self.values["left"] and sum(self.before["bag"].values()) == self.values["count"]

    def gives_privilege(self) -> Any:
        rival = self.values["player"]
        had = self.before["players"][rival]["privileges"]
        real = self.table.fork().play(self.text).position
        return bool(real["players"][rival]["privileges"] == had + 1) and rival != self.seat
