"""What goes over the wire, both ways. The types of the page are generated from here (`make wire`).

What leaves is plain dictionaries (TypedDict): mypy checks them, nothing is validated twice, and encoding is
one call. What arrives is validated by the models at the end. Times are seconds since 1970, durations and
clocks milliseconds. Errors are the id of a message in the language files with its variables, so that the page
says them in the reader's language.
"""

from typing import Annotated, Literal, NotRequired

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from typing_extensions import TypedDict  # pydantic asks for this one before Python 3.12

from cabochon.games.duel.position import DuelPosition
from cabochon.games.splendor.position import SplendorPosition
from cabochon.server.table import ids
from cabochon.server.table.happenings import IncidentKind
from cabochon.server.table.proposals import ProposalKind
from cabochon.server.table.standing import Status

GameName = str
"""One of those in the catalogue; positions tell the games apart by their `game`."""

Position = SplendorPosition | DuelPosition
"""As a seat or a spectator sees it; of a game that is installed beside these, `games.positions.Position`."""


# --- The games: what never changes while the server runs ---


class CardFace(TypedDict):
    """A card. `bonus` is a colour, "wild" or "none"; `cost` is in the order of `GameInfo.tokens`."""

    level: int
    bonus: str
    bonus_count: int
    points: int
    crowns: int
    abilities: list[str]
    cost: list[int]


class SettingShape(TypedDict):
    """A switch, one of several words, or a whole number from `low` to `high`."""

    name: str
    kind: Literal["switch", "word", "number"]
    default: bool | int | str
    choices: list[str]
    low: int
    high: int


class DeckInfo(TypedDict):
    """A deck: how its places begin ("2" for 2c and 2t), what is on its backs, what its order is called.

    `row` is how many places there are for its cards on the table; settings may leave some of them out.
    """

    name: str
    level: int
    pool: str
    row: int


class PoolInfo(TypedDict):
    """What chance puts into order before a game for so many: out of which numbers, and how many are kept.

    All decks are among them; `start` is the seat that begins, unless the settings say which.
    """

    name: str
    players: int
    numbers: list[int]
    kept: int


class VerbInfo(TypedDict):
    """A kind of decision: how its argument is written, and the phase in which it is asked for.

    `draws`: chance decides what comes of it, as with Duel's refill.
    """

    name: str
    form: Literal["nothing", "place", "number", "tokens", "token", "cell", "line"]
    phase: str
    in_order: bool
    draws: bool


class GameInfo(TypedDict):
    """A game: its settings and its components. A card's number is its place in `cards`.

    `components` is what else lies on the table, by name, in the game's own form: Splendor's `nobles`
    (`points`, `cost`), Duel's `royals` (`points`, `abilities`) and its `spiral`, the cells ("c3") in the
    order in which they are filled. `numbers` are those of the rules that people are shown.
    """

    name: GameName
    player_counts: list[int]
    tokens: list[str]
    letters: str
    token_limit: int
    decks: list[DeckInfo]
    verbs: list[VerbInfo]
    settings: list[SettingShape]
    variants: dict[str, dict[str, bool | int | str]]
    cards: list[CardFace]
    components: dict[str, list[object]]
    numbers: dict[str, int]
    pools: list[PoolInfo]


class BotInfo(TypedDict):
    """A kind of bot; the page calls it by the message `bot-<name>`, or by its name where there is none.

    `level` is 1 to 8, from a friendly beginner to the best there is; null for bots outside of that scale.
    `seconds` is what a decision takes it at most, about. `games` are those that it plays; null for all.
    """

    name: str
    level: int | None
    seconds: float
    games: list[str] | None


class Catalogue(TypedDict):
    version: str
    games: list[GameInfo]
    bots: list[BotInfo]


class View(TypedDict):
    """The game as one seat sees it (null: a spectator). `legal_moves` is empty unless that seat decides."""

    seat: int | None
    position: Position
    legal_moves: list[str]


# --- A table ---


class Clock(TypedDict):
    """Thinking time for each player: `initial` seconds, and `increment` seconds more after every turn."""

    initial: int
    increment: int


class Clocks(TypedDict):
    """What is left to each seat at the moment of sending; `running` is the seat that thinks.

    Nobody's time runs before everybody who plays has seen the game: `waiting` are the seats of those who have
    not.
    """

    left: list[int]
    running: int | None
    waiting: list[int]


class Seat(TypedDict):
    """Who sits there. `bot` names the kind of bot that plays, also in place of a person who was replaced.

    `away`: the person who sits here was replaced by a bot, and may come back. `replaceable`: somebody is
    missing, and in so many milliseconds a bot may play for them.
    """

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    yours: bool
    away: bool
    online: bool
    replaceable: int | None


class Proposal(TypedDict):
    """Something that others must agree to: taking back, a bot for the seat of somebody who left, a rematch.

    Where a move is to be taken back, `decisions` is how many of the game would be kept; else null.
    """

    kind: ProposalKind
    by: int
    seat: int
    bot: str | None
    decisions: int | None
    agreed: list[int]
    waiting: list[int]


class Outcome(TypedDict):
    """`reason` is that of the rules, or "resigned" or "timeout" with the `seat` that caused it.

    "closed": whoever runs the server ended the table, and nobody has won; `scores` is empty where no game
    had begun.
    """

    winners: list[int]
    scores: list[int]
    reason: str
    seat: int | None


class TableState(TypedDict):
    """A table as its recipient sees it; everything but the game itself and its history."""

    id: str
    game: GameName
    settings: dict[str, bool | int | str]
    listed: bool
    host: bool
    status: Status
    created: float
    seats: list[Seat]
    spectators: int
    clock: Clock | None
    clocks: Clocks | None
    commitment: str
    secret: str | None
    hints: bool
    """Whether whoever decides may ask for a hint."""
    base: int | None
    """How many decisions the game was given at its start; null for a game that begins at the beginning.

    The secret then tells what was unseen at that point, not what had been dealt before.
    """
    outcome: Outcome | None
    proposal: Proposal | None
    undo: Literal["no", "yes", "ask"]
    """What taking back would mean for the recipient now: impossible, done at once, or a question."""
    rematch: Literal["no", "ask", "asked", "agreed"]
    """What the next game is to the recipient: impossible, theirs to ask for, asked of them, or agreed to."""
    next: str | None
    """The table of the rematch."""


class TableSummary(TypedDict):
    """A table in the lobby or in the list of one's own tables."""

    id: str
    game: GameName
    settings: dict[str, bool | int | str]
    status: Status
    created: float
    updated: float
    clock: Clock | None
    seats: list[Seat]
    your_turn: bool
    """Whether the recipient is to say something: by a move, or to somebody who wants a rematch."""
    outcome: Outcome | None
    """How the game ended; null for games that ended before lists told it."""
    based: bool
    """Whether the game goes on from a position of a record, rather than from the beginning."""


class Opening(TypedDict):
    """How a game was opened: the seat that began, and the first card that each seat bought, null for none."""

    starter: int
    cards: list[int | None]


class PlayedGame(TableSummary):
    """A game of one's own, to look back at. `gave_up`: one had a seat, and a bot has played on for good.

    `opening` is null while the game goes on, where it went on from a position, and for games from before
    lists told it.
    """

    gave_up: bool
    opening: Opening | None


class PlayedGames(TypedDict):
    """The games of a guest, the latest first; `more`: there are older ones, which this list leaves out."""

    games: list[PlayedGame]
    more: bool


# --- What happened ---

DeedKind = Literal[
    "take",
    "reserve",
    "reserve-top",
    "buy",
    "pass",
    "return",
    "noble",
    "privilege",
    "replenish",
    "gold",
    "match",
    "colour",
    "steal",
    "royal",
    "gain-privilege",
    "again",
    "last-round",
]


class Deed(TypedDict):
    """One thing that a player did, or that came of it; see `cabochon.match.deeds`."""

    kind: DeedKind
    seat: int
    tokens: NotRequired[list[int]]
    cells: NotRequired[list[str]]
    place: NotRequired[str]
    card: NotRequired[int]
    number: NotRequired[int]
    colour: NotRequired[str]


class MoveEvent(TypedDict):
    """Decisions of one seat, in notation ("buy 2c, cover w, pay"), and what they did.

    `decisions` is how many had been made in the game afterwards, `turn` the turn in which these were made.
    """

    number: int
    time: float
    kind: Literal["move"]
    seat: int
    moves: str
    deeds: list[Deed]
    decisions: int
    turn: int


class UndoEvent(TypedDict):
    """The game went back to its first `decisions` decisions.

    `again`: something had come to light since, so everything unseen was shuffled again.
    """

    number: int
    time: float
    kind: Literal["undo"]
    seat: int
    decisions: int
    again: bool


class TableEvent(TypedDict):
    """Something else: who came, left, asked, agreed … `name` is the person's, `bot` the kind of bot."""

    number: int
    time: float
    kind: IncidentKind
    seat: int | None
    name: str
    bot: str | None


Event = MoveEvent | UndoEvent | TableEvent

# --- Hints, replays and analysis ---


class Reason(TypedDict):
    """Why a move makes sense: a message id of the language files with its variables."""

    code: str
    values: dict[str, int | str | list[int]]


class HintMove(TypedDict):
    """A move that is worth thinking about: what is decided in one go with it (`moves`), its payment for one.

    `share` is how much of the thinking went into it and `value` the share of the victory to be expected,
    both 0 to 1; `line` are the decisions of all seats that will probably follow, beginning with this one.
    """

    moves: list[str]
    share: float
    value: float
    line: list[str]
    reasons: list[Reason]


class Hint(TypedDict):
    """The best moves of a seat that decides, the best first, in the position after event `number`."""

    number: int
    seat: int
    candidates: list[HintMove]
    simulations: int
    seconds: float


class Ended(TypedDict):
    """How a recorded game ended beside the rules: "resigned" or "timeout" by a `seat`, or "closed"."""

    reason: str
    seat: int | None


class Replay(TypedDict):
    """A recorded game, position by position. Every list has an entry for each decision, `positions` one more.

    Positions are those that a seat saw, or show everything but the decks, of which they have the sizes.
    `outcome` is that of the rules: null for a game that was not played to its end; if its record says why,
    that is `ended`. `file` is what files about it are called, without an ending.
    """

    game: GameName
    names: list[str]
    settings: dict[str, bool | int | str]
    players: int
    decisions: int
    moves: list[str]
    seats: list[int]
    positions: list[Position]
    outcome: Outcome | None
    ended: Ended | None
    file: str


class AnalysisStart(Replay):
    """The game that is analysed, with nothing hidden, and the `seconds` that go into each decision.

    `kept` is when it was analysed, where what follows was kept with the game; null where it is thought about
    now.
    """

    type: Literal["start"]
    seconds: float
    kept: float | None


Grade = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]


class StudiedMove(TypedDict):
    """A move that was studied; see `HintMove`.

    `deeds` are what the line does, as far as it could be foreseen: it ends where a card or token comes up
    that nobody could know. Only the best move and the one that was played have them.
    """

    move: str
    share: float
    value: float
    line: list[str]
    deeds: list[Deed]


class AnalysisStudy(TypedDict):
    """One decision. `before` and `after` are the share of the victory that every seat can expect.

    `loss` is what the move gave away against the best one; `candidates` are the best moves, the best first,
    the played one among them; `reasons` are those for the best.
    """

    type: Literal["study"]
    number: int
    seat: int
    move: str
    grade: Grade
    loss: float
    before: list[float]
    after: list[float]
    candidates: list[StudiedMove]
    reasons: list[Reason]


class AnalysisEnd(TypedDict):
    """All decisions were studied; `accuracy` is by seat, 0 to 100, null where there was nothing to choose."""

    type: Literal["end"]
    accuracy: list[float | None]


class AnalysisProblem(TypedDict):
    """The analysis broke off: a problem, see there."""

    type: Literal["problem"]
    code: str
    values: dict[str, str | int]
    message: str


AnalysisLine = AnalysisStart | AnalysisStudy | AnalysisEnd | AnalysisProblem

# --- Puzzles ---

PuzzleKind = Literal["win", "reserve", "defence"]


class PuzzleStep(TypedDict):
    """A decision on the way to a solution: what the seat sees, and which moves are `right`.

    Each of those has the number of the step that follows, or null: then the puzzle is solved. All others are
    `wrong`, each with the number of its verdict.
    """

    view: View
    right: dict[str, int | None]
    wrong: dict[str, int]


class PuzzleVerdict(TypedDict):
    """What comes of a wrong move, whatever follows in the same turn.

    The game ends with the turn and is `lost`, `shared`, or at any rate not won (`over`); `outcome` has how,
    if that is certain. Or it goes `on`. The opponent wins at once with `line` (`answered`), or in a way that
    depends on the rest of the turn (`beaten`). It is left to `chance`; what was to be reached is no longer
    certain (`open`); something else is better (`worse`). `value` is what is left of the victory, 0 to 1,
    where that was searched.
    """

    fate: Literal["lost", "shared", "over", "on", "answered", "beaten", "chance", "open", "worse"]
    line: list[str]
    outcome: Outcome | None
    value: float | None


class PuzzleSolution(TypedDict):
    """One way to solve a puzzle: a `line` of decisions, of which number `at` solves it and has the `reasons`.

    `end` is the table after the line and `outcome` how the game ended, if it did.
    """

    line: list[str]
    at: int
    reasons: list[Reason]
    end: Position
    outcome: Outcome | None


class Puzzle(TypedDict):
    """A position with something to find. The first of its `steps` is where it begins.

    `level` is that of the weakest bot that finds it, 8 if none up to level 7 does. `last` says that the game
    ends with this turn, whatever is done. `value` is the share of the victory to be expected with a solution,
    `others` that with the best other move. `solutions` are all of them, the shortest first. `threat` is what
    the opponent wins with if a defence is not found.
    """

    name: str
    kind: PuzzleKind
    level: int
    last: bool
    steps: list[PuzzleStep]
    verdicts: list[PuzzleVerdict]
    value: float
    others: float
    solutions: list[PuzzleSolution]
    threat: list[str]


class PuzzleSet(TypedDict):
    """All puzzles of a game, solutions included: they are no secrets."""

    game: GameName
    puzzles: list[Puzzle]


# --- Messages of the server on the socket ---


class Update(TypedDict):
    """The events after number `after` of the client's request, and everything as it stands after the last.

    A live event comes the same way, alone. `view` is null before the game starts.
    """

    type: Literal["update"]
    after: int
    events: list[Event]
    table: TableState
    view: View | None


class History(TypedDict):
    """The first of the events after number `after`, where all of them would be too long a message.

    Send `Resume` with the number of the last one: the next part comes, or an `Update` with the rest. Nothing
    else is told before that.
    """

    type: Literal["history"]
    after: int
    events: list[Event]


class Presence(TypedDict):
    """Who is connected: a seat each, and how many spectators. Not numbered, not stored.

    `replaceable` is as for a seat.
    """

    type: Literal["presence"]
    online: list[bool]
    replaceable: list[int | None]
    spectators: int


Phrase = Literal[
    "hello",
    "luck",
    "nice-move",
    "thinking",
    "moment",
    "oops",
    "thanks",
    "good-game",
    "smile",
    "laugh",
    "wow",
    "sad",
    "heart",
    "gem",
]
"""What players can say to each other, phrases and then faces: everybody reads them in their own language."""


class Said(TypedDict):
    """Somebody at the table has said something. Not numbered, not stored: who was not there missed it."""

    type: Literal["said"]
    seat: int
    phrase: Phrase


class Done(TypedDict):
    """The request with this id has been carried out and stored; `number` is its last event."""

    type: Literal["done"]
    id: str
    number: int


class Problem(TypedDict):
    """What was wrong: a message id of the language files with its variables, and the same in English."""

    code: str
    values: dict[str, str | int]
    message: str


class Refused(TypedDict):
    """A request that changed nothing; `id` is null where the message had none."""

    type: Literal["refused"]
    id: str | None
    problem: Problem


class Pong(TypedDict):
    type: Literal["pong"]


ServerMessage = Update | History | Presence | Said | Done | Refused | Pong

CLOSE_CODES = {
    "bad-message": 4400,
    "no-guest": 4401,
    "forbidden": 4403,
    "no-table": 4404,
    "silent": 4408,
    "blocked": 4423,
    "too-fast": 4429,
    "database": 4503,
    "restart": 1012,
    "slow": 1013,
}
"""Why the server closes a socket. After 1012, 1013, 4408 and 4503 the page connects again by itself."""

# --- What arrives ---


class Strict(BaseModel):
    """Nothing but what is declared, in the declared types."""

    model_config = ConfigDict(extra="forbid", strict=True)


def _whole(value: object) -> object:
    """JSON has one kind of number: 15.0 is a whole one."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE = BeforeValidator(_whole)
TABLE_ID = ids.PATTERN
RequestId = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=3), WHOLE]
Name = Annotated[str, Field(min_length=1, max_length=100)]
"""Names are checked for what can be seen of them, which may be much less."""
BotName = Annotated[str, Field(min_length=1, max_length=24)]
Word = Annotated[str, Field(max_length=40)]


class Resume(Strict):
    """The first message of a client, and its answer to a gap: send what came after this number."""

    type: Literal["resume"]
    after: Annotated[int, Field(ge=0), WHOLE]


class Play(Strict):
    """Decisions in notation for one's own seat; carried out once for an id, whole or not at all."""

    type: Literal["move"]
    id: RequestId
    seat: SeatNumber
    moves: Annotated[str, Field(min_length=1, max_length=200)]


class Undo(Strict):
    """Take one's last decision back, or ask the others to agree to it."""

    type: Literal["undo"]
    id: RequestId
    seat: SeatNumber


class Resign(Strict):
    type: Literal["resign"]
    id: RequestId
    seat: SeatNumber


class Replace(Strict):
    """Propose the usual bot for the seat of somebody who has been missing for a minute."""

    type: Literal["replace"]
    id: RequestId
    seat: SeatNumber


class Return(Strict):
    """Take one's own seat back from the bot that played on it."""

    type: Literal["return"]
    id: RequestId
    seat: SeatNumber


class Answer(Strict):
    """Agree to the proposal on the table, or decline (the proposer withdraws it)."""

    type: Literal["answer"]
    id: RequestId
    agree: bool


class Rematch(Strict):
    """After the game: ask everybody for another one or agree to it; or decline it, or withdraw."""

    type: Literal["rematch"]
    id: RequestId
    agree: bool


class Look(Strict):
    """With several own seats on one screen: whose cards this connection shows; null shows nobody's."""

    type: Literal["look"]
    seat: SeatNumber | None


class Say(Strict):
    """Say something to everybody at the table, from one's own seat."""

    type: Literal["say"]
    seat: SeatNumber
    phrase: Phrase


class Ping(Strict):
    type: Literal["ping"]


Request = Play | Undo | Resign | Replace | Return | Answer | Rematch
ClientMessage = Annotated[Resume | Request | Look | Say | Ping, Field(discriminator="type")]

# --- REST ---


class SeatPlan(Strict):
    """`local` is another person on this screen, with a `name`; `open` is for whoever joins."""

    kind: Literal["me", "local", "open", "bot"]
    name: Name | None = None
    bot: BotName | None = None


class ClockPlan(Strict):
    initial: Annotated[int, Field(ge=10, le=4 * 3600), WHOLE]
    increment: Annotated[int, Field(ge=0, le=600), WHOLE] = 0


RecordText = Annotated[str, Field(min_length=1)]


class Base(Strict):
    """A position of a complete record: the one after its first `moves` decisions."""

    record: RecordText
    moves: Annotated[int, Field(ge=0, le=99_999), WHOLE]


class NewTable(Strict):
    """A table to be opened: listed in the lobby, or for those who have the link.

    `hints`: whether hints are allowed; null allows them where one guest plays against bots alone. With a
    `base` the game goes on from there, in its settings and with as many seats; what was unseen is shuffled
    anew.
    """

    game: GameName
    settings: Annotated[dict[Word, bool | Annotated[int, WHOLE] | Word], Field(max_length=20)] = {}
    seats: Annotated[list[SeatPlan], Field(min_length=2, max_length=4)]
    listed: bool = False
    clock: ClockPlan | None = None
    hints: bool | None = None
    base: Base | None = None


class NewAnalysis(Strict):
    """A game to be analysed, from a complete record, with so many seconds for each decision."""

    record: RecordText
    seconds: Annotated[float, Field(ge=0.05, le=5)] = 0.5


class NewTableAnalysis(Strict):
    """The finished game of a table, to be analysed with so many seconds for each decision.

    One that is kept, and had at least `least` seconds (where it is left out, as many as `seconds`), is told.
    """

    seconds: Annotated[float, Field(ge=0.05, le=5)] = 0.5
    least: Annotated[float, Field(ge=0, le=5)] | None = None


class NewReplay(Strict):
    """A game to be gone through, from a complete record: as a seat saw it, or (null) with nothing hidden."""

    record: RecordText
    seat: SeatNumber | None = None


class NewPicture(NewReplay):
    """A picture of the position after the first `moves` decisions.

    `language` is what it speaks, such as "fr"; null, or one that is not spoken here, leaves it to the
    request's Accept-Language.
    """

    moves: Annotated[int, Field(ge=0, le=99_999), WHOLE]
    language: Annotated[str, Field(max_length=35)] | None = None


class NewName(Strict):
    name: Name


class BotPlan(Strict):
    bot: BotName


class Reach(TypedDict):
    """Whether the server listens for other computers than its own, and its address for them.

    Only its own computer is told; null where there is no network. To all others it is false and null.
    """

    is_for_network: bool
    address: str | None


class Me(TypedDict):
    """The guest who asks; `name` is empty until one is given."""

    name: str


class KeptTable(TypedDict):
    """A table that holds something about a guest: who plays or played there, and which seats were theirs.

    `file` has the record, if a game has begun, and `analysis` what was found out about it, if that is kept.
    Of a table that the server can't read only the id is known.
    """

    id: str
    game: GameName | None
    status: Status | None
    created: float | None
    names: list[str]
    yours: list[int]
    file: str | None
    analysis: str | None


class KeptAnalysis(TypedDict):
    """The analysis of a game, as an export has it: `time` is when it was made."""

    seconds: float
    time: float
    studies: list[AnalysisStudy]


class Kept(TypedDict):
    """What the server holds about a guest beside the records: `about.json` of an export.

    The id by which the server knows them is the guest's key to their seats and stays in the cookie.
    """

    version: str
    time: float
    name: str
    tables: list[KeptTable]


class Goodbye(Strict):
    """Somebody who really means it."""

    confirm: Literal["everything"]


class Farewell(TypedDict):
    """A guest was forgotten: so many tables were deleted, at so many others they have no name any more."""

    deleted: int
    nameless: int


class TransferCode(TypedDict):
    """What lets the guest in on another device, once and within so many seconds."""

    code: str
    seconds: int


class TransferState(TypedDict):
    """Whether the guest has a transfer code that is good and that nobody has used yet."""

    waiting: bool


class EnteredCode(Strict):
    """A transfer code as somebody has typed it: capitals, spaces and hyphens don't matter."""

    code: Annotated[str, Field(min_length=1, max_length=40)]


class TableId(TypedDict):
    id: str


class Lobby(TypedDict):
    """Tables with open seats, and games to watch; the latest first."""

    open: list[TableSummary]
    playing: list[TableSummary]


class Health(TypedDict):
    status: Literal["ok"]
    version: str
    database: str
    tables: int
    connections: int
