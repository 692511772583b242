"""Players from what people write."""

from dataclasses import replace
from pathlib import Path

import pytest

from cabochon import CabochonError, Match
from cabochon.games import game
from cabochon.players import LEVELS, PlayerSpec, SearchPlayer, create, hiring
from cabochon.players.hiring import check_game, equipped, introduced, only_games, plays
from cabochon.players.spec import Experiment, Program
from cabochon.protocol import ExternalPlayer
from cabochon.search import Budget, SearchResult
from cabochon.search.network import TEMPERATURE, Network, NetworkError
from tests.protocol.programs import program


@pytest.mark.compiled
def test_a_search_can_be_described_in_a_word() -> None:
    match = Match("duel", seed=1)
    player = create("search:simulations=64:length=2:explore=0.7:attention=0.9:nodes=2000", 1)
    assert isinstance(player, SearchPlayer)
    assert player.budget == Budget(simulations=64)
    assert player.decide(match.view(match.to_move)) in match.legal_moves
    wrong = ("depth=3", "simulations", "explore=much", "evaluation=magic")
    out_of_range = ("nodes=0", "nodes=-1", "simulations=inf", "seconds=0", "temperature=0", "explore=nan")
    for bad in (*wrong, *out_of_range):
        # Also where another budget is given, as the arena does to try everybody out.
        for budget in (None, Budget(simulations=1)):
            with pytest.raises(CabochonError, match=r"search|evaluation"):
                create(f"search:{bad}", 1, budget=budget)


def test_budgets_replace_what_a_player_is_used_to() -> None:
    def budget(text: str, given: Budget | None = None) -> Budget:
        player = create(text, 1, budget=given)
        assert isinstance(player, SearchPlayer)
        return player.budget

    assert budget("level-1") == LEVELS[0].budget
    assert budget("level-1@seconds=2") == Budget(seconds=2)
    assert budget("level-1@seconds=2", Budget(7)) == Budget(7)
    assert budget("search") == Budget(1000)


def test_programs_are_started_and_let_go() -> None:
    player = create(f"{program()}@simulations=3", 1)
    assert isinstance(player, ExternalPlayer)
    assert player.budget == Budget(3)
    assert player.process_id is not None
    player.close()
    assert player.process_id is None


def test_without_the_protocol_there_are_no_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hiring, "start_program", None)
    with pytest.raises(CabochonError, match=r"import cabochon\.protocol"):
        create(program(), 1)


# --- Networks ---


@pytest.mark.compiled
def test_a_search_with_a_network_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.safetensors"
    network = Network.random("duel", (16,), seed=1)
    network.save(file)
    match = Match("duel", names=["Ann", "Bob"], seed=7)
    spec = PlayerSpec.parse(f"search:network={file}:explore=0.5@simulations=1")
    assert spec.runs_code
    assert str(tmp_path) not in spec.label
    assert "mine.safetensors" in spec.label
    view = match.view(match.to_move)
    assert view.seat is not None
    # One simulation follows the policy alone.
    logits, _ = network.logits(view.state.features(view.seat))
    liked = max(match.legal_moves, key=lambda move: logits[move.action])
    assert create(spec, seed=1).decide(view) == liked


def test_a_program_may_name_ten_thousand_games() -> None:
    spec = PlayerSpec.parse("cmd:talker")
    assert isinstance(spec.who, Program)
    named = tuple(f"game-{number}" for number in range(10_000))
    talker = replace(spec, who=replace(spec.who, games=named))
    with pytest.raises(CabochonError, match="plays game-0, game-1") as refused:
        hiring.check_named(talker, named, game("duel"))
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize(("more", "temperature"), [("", TEMPERATURE), (":temperature=1.5", 1.5)])
def test_a_network_takes_a_temperature(more: str, temperature: float, tmp_path: Path) -> None:
    network = Network.random("duel", (16,))
    network.save(tmp_path / "mine.safetensors")
    spec = equipped(PlayerSpec.parse(f"search:network={tmp_path / 'mine.safetensors'}{more}"))
    assert isinstance(spec.who, Experiment)
    assert spec.who.judge is not None
    assert spec.who.judge.parameters.tobytes() == network.evaluation(temperature).parameters.tobytes()


def test_networks_that_do_not_fit(tmp_path: Path) -> None:
    Network.random("duel", (16,)).save(tmp_path / "duel.safetensors")
    (tmp_path / "text.safetensors").write_text("no network")
    with pytest.raises(CabochonError, match="there is no file"):
        create(f"search:network={tmp_path / 'none'}", seed=1)
    with pytest.raises(CabochonError, match="can't be read"):
        create(f"search:network={tmp_path / 'text.safetensors'}", seed=1)
    with pytest.raises(CabochonError, match="takes the place"):
        create("search:network=mine:length=3", seed=1)
    with pytest.raises(CabochonError, match="takes the place"):
        create("search:network=", seed=1)
    with pytest.raises(NetworkError, match="a network for duel, not for splendor") as refused:
        check_game(PlayerSpec.parse(f"search:network={tmp_path / 'duel.safetensors'}"), game("splendor"))
    assert refused.value.code == "error-network-game"
    for text in (f"search:network={tmp_path / 'duel.safetensors'}", "search", "level-3", "py:no:Module"):
        check_game(PlayerSpec.parse(text), game("duel"))
    match = Match("splendor", names=["Ann", "Bob"], seed=7)
    player = create(f"search:network={tmp_path / 'duel.safetensors'}", seed=1)
    with pytest.raises(CabochonError, match="for duel, not for splendor"):
        player.decide(match.view(match.to_move))


@pytest.mark.compiled
def test_who_has_read_a_network_needs_its_file_no_more(tmp_path: Path) -> None:
    file = tmp_path / "mine.safetensors"
    Network.random("duel", (16,), seed=1).save(file)
    spec = PlayerSpec.parse(f"search:network={file}@simulations=1")
    ready = equipped(spec)
    view = Match("duel", seed=7, settings={"start": 0}).view(0)
    expected = create(spec, seed=1).decide(view)
    file.write_bytes(b"something else")
    with pytest.raises(NetworkError, match="can't be read"):
        only_games(spec)
    assert only_games(ready) == ("duel",)
    assert create(ready, seed=1).decide(view) == expected
    assert ready == spec
    assert equipped(ready) is ready
    for text in ("greedy", "search", "py:no:Module", "cmd:nothing"):
        assert equipped(PlayerSpec.parse(text)) == PlayerSpec.parse(text)
        assert only_games(PlayerSpec.parse(text)) is None


# --- Programs ---


def test_a_program_says_which_games_it_plays() -> None:
    spec = PlayerSpec.parse(f"{program('only-duel')}@simulations=3")
    assert only_games(spec) is None, "it was not heard yet"
    heard = introduced(spec)
    assert heard == spec
    assert only_games(heard) == ("duel",)
    assert (plays(heard, "duel"), plays(heard, "splendor")) == (True, False)
    assert introduced(heard) is heard
    check_game(heard, game("duel"))
    with pytest.raises(CabochonError, match="plays duel, not splendor") as refused:
        check_game(heard, game("splendor"))
    assert refused.value.code == "error-program-game"
    # What does not exist here is no game that it could be offered for.
    assert only_games(introduced(PlayerSpec.parse(program("chess")))) == ("duel",)


def test_a_program_that_plays_everything_is_for_no_games_in_particular() -> None:
    for text in (program(), "greedy", "search", "py:no:Module"):
        spec = introduced(PlayerSpec.parse(text))
        assert only_games(spec) is None
        assert plays(spec, "splendor")


def test_a_program_is_for_games_of_today_and_not_for_one_that_is_installed(pocket_installed: None) -> None:
    del pocket_installed
    assert only_games(introduced(PlayerSpec.parse(program()))) == ("splendor", "duel")


def test_a_program_that_plays_nothing_here_is_refused() -> None:
    with pytest.raises(CabochonError, match="plays chess; the games here are: splendor, duel") as refused:
        introduced(PlayerSpec.parse(program("stranger")))
    assert refused.value.code == "error-program-games"
    with pytest.raises(CabochonError, match="does not say hello"):
        introduced(PlayerSpec.parse(program("nameless")))


@pytest.mark.compiled
@pytest.mark.parametrize(("noise", "same"), [("0", True), ("0.25", False)])
def test_noise_changes_what_is_searched(noise: str, same: bool) -> None:
    view = Match("splendor", names=["Ann", "Bob"], seed=7).view(0)
    found: list[SearchResult] = []
    for text in ("search:simulations=50", f"search:noise={noise}:simulations=50"):
        player = create(text, 1)
        assert isinstance(player, SearchPlayer)
        player.decide(view, progress=found.append)
    shares = [{each.move: each.share for each in result.candidates} for result in found]
    assert len(shares) == 2
    assert (shares[0] == shares[1]) == same
