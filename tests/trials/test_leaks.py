"""Two truths, one view: bytes that reach a reader are the same in both, and whatever leaks is caught."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any, TypeVar

import msgspec
import pytest

from sottovoce import bots
from sottovoce.core.chance import fast
from sottovoce.core.errors import NotAllowedNow
from sottovoce.core.game import SPECTATOR, Game
from sottovoce.core.table import Table
from sottovoce.core.view import View, Words
from sottovoce.games import registry
from sottovoce.games.venice import Venice
from sottovoce.lab.contract import Check, ContractBroken
from sottovoce.lab.contract.opened import Opened
from sottovoce.matches import Match
from sottovoce.server import moments, present
from sottovoce.trials.leaks import compare as comparing
from sottovoce.trials.leaks.compare import Compared, Leak, Trial
from sottovoce.trials.leaks.run import Leaked, NoSecrets, look_for_leaks, parts
from tests.conftest import counts
from tests.contract.games import SECRETS
from tests.contract.masks import MaskedSecrets
from tests.contract.test_planted_leaks import GAME_LEAKS, STATE_LEAKS, TABLE_LEAKS, masked, name
from tests.contract.venice import VeniceSecrets

T = TypeVar("T")

MODULE = "tests.contract.games"
FACES = {Check.SAME_VIEW, Check.SAME_OFFERS, Check.SAME_STORY, Check.SAME_RECORD, Check.SAME_INSIGHT}


@pytest.mark.parametrize("game", registry.names())
def test_nobody_can_tell_two_truths_apart(game: str) -> None:
    pairs, games = counts(60, 1_000_000), counts(2, 20_000)
    found = look_for_leaks(game, MODULE, (pairs, games), seed=5)
    assert (found.pairs, found.games) == (pairs, games)
    assert found.steps > pairs // 2
    assert found.bytes > 2000 * pairs
    assert found.looked_closely


def test_the_parts_make_up_the_whole() -> None:
    for wanted in ((1, 0), (200, 1), (1001, 7), (3, 450)):
        found = list(parts(*wanted))
        assert (sum(pairs for _, pairs, _ in found), sum(games for _, _, games in found)) == wanted


def test_without_secrets_there_is_nothing_to_compare() -> None:
    with pytest.raises(NoSecrets):
        look_for_leaks("venice", "no.such.module", (1, 1), 1)


# ---------------------------------------------------------------- planted in the server

Patch = Callable[[pytest.MonkeyPatch], None]


def odd(game: Game) -> bool:
    """One bit of the truth of a game that opens at a state."""
    assert isinstance(game, Opened)
    return bool(sha256(repr(game._state.truth()).encode()).digest()[0] & 1)


def after(thing: Any, change: Callable[..., Any]) -> Callable[..., Any]:
    """Return the thing with its answer changed."""
    return lambda *arguments: change(thing(*arguments), *arguments)


def in_the_log(patch: pytest.MonkeyPatch) -> None:
    def change(told: msgspec.Raw, match: Match, *_: object) -> msgspec.Raw:
        return (
            msgspec.Raw(bytes(told).replace(b'"words":{', b'"words":{"key":0,')) if odd(match.game) else told
        )

    patch.setattr(present, "steps", after(present.steps, change))


def in_the_size(patch: pytest.MonkeyPatch) -> None:
    def change(told: msgspec.Raw, match: Match, *_: object) -> msgspec.Raw:
        return msgspec.Raw(bytes(told) + b" ") if odd(match.game) else told

    patch.setattr(present, "steps", after(present.steps, change))


def in_the_order_of_steps(patch: pytest.MonkeyPatch) -> None:
    def change(told: msgspec.Raw, match: Match, *_: object) -> msgspec.Raw:
        steps = msgspec.json.decode(told)
        return msgspec.Raw(msgspec.json.encode(steps[::-1] if odd(match.game) else steps))

    patch.setattr(present, "steps", after(present.steps, change))


def in_the_order_of_offers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        Opened, "offers", after(Opened.offers, lambda told, game, _: told[:: -1 if odd(game) else 1])
    )


def in_the_order_of_seats(patch: pytest.MonkeyPatch) -> None:
    change = lambda told, match: (*told[1:], told[0], told[0]) if odd(match.game) else told  # noqa: E731
    patch.setattr(present, "sittings", after(present.sittings, change))


def in_undo(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "can_undo", lambda table, _: odd(table.game))


def in_the_record(patch: pytest.MonkeyPatch) -> None:
    def change(record: Any, table: Table, *_: object) -> Any:
        return msgspec.structs.replace(record, commitment=str(odd(table.game)))

    patch.setattr(Table, "record", after(Table.record, change))


def in_an_error(patch: pytest.MonkeyPatch) -> None:
    def refuse(table: Table, _: int) -> None:
        raise NotAllowedNow(decision="undo", count=int(odd(table.game)))

    patch.setattr(Table, "check_undo", refuse)


def for_spectators(patch: pytest.MonkeyPatch) -> None:
    view = Table.view
    patch.setattr(Table, "view", lambda table, seat: view(table, max(seat, 0)))


def in_a_look_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(moments, "_eyes", lambda _, reader, __: 0 if reader in (SPECTATOR, 1) else 1)
    patch.setattr(comparing, "_CLOSER", 1)


def in_a_bots_choice(patch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def __init__(self, game: Game) -> None:
            self._game = game

        def choose(self, view: View) -> int:
            return view.legal[-1 if odd(self._game) else 0]

    patch.setattr(bots, "make", lambda _name, game, _seed: Cheat(game))
    patch.setattr(comparing, "_CLOSER", 1)


def in_a_reason(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "reason", lambda match, step: match._reasons.get(step))
    patch.setattr(comparing, "_CLOSER", 1)


def in_the_clock(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(present, "times", lambda match, _: (0, 1) if odd(match.game) else None)


def in_the_paragraph(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Opened, "paragraph", lambda game, _: "1" if odd(game) else "2")


def in_insight(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Opened, "insight", lambda game, _: odd(game))
    patch.setattr(comparing, "_CLOSER", 1)


def in_the_result(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(present, "result", lambda match, _: (Words("x"),) if odd(match.game) else ())


def in_the_number(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "shown", lambda match, _: int(odd(match.game)))


def after_a_decision(patch: pytest.MonkeyPatch) -> None:
    tells = lambda match, _: int(bool(match.table.decisions) and odd(match.game))  # noqa: E731
    patch.setattr(Match, "shown", tells)


def at_the_end(patch: pytest.MonkeyPatch) -> None:
    tells = lambda match, _: (Words("x"),) if match.over and odd(match.game) else ()  # noqa: E731
    patch.setattr(present, "result", tells)


def in_the_words_of_an_event(patch: pytest.MonkeyPatch) -> None:
    change = lambda told, game, *_: None if odd(game) else told  # noqa: E731
    patch.setattr(Opened, "tell", after(Opened.tell, change))


SERVER_LEAKS: list[tuple[Patch, str]] = [
    (in_the_log, "message"),
    (in_the_size, "message ("),
    (in_the_order_of_steps, "message"),
    (in_the_order_of_offers, "message"),
    (in_the_order_of_seats, "message"),
    (in_undo, "message"),
    (in_the_record, "record"),
    (in_an_error, "refusals"),
    (for_spectators, "message"),
    (in_a_look_back, "looking back"),
    (in_a_bots_choice, "bot"),
    (in_a_reason, "looking back"),
    (in_the_clock, "message"),
    (in_the_paragraph, "message"),
    (in_insight, "insight"),
    (in_the_result, "message"),
    (in_the_number, "message"),
    (in_the_words_of_an_event, "message"),
    (after_a_decision, "message"),
    (at_the_end, "message"),
]


Compare = Callable[[Trial], Compared]


def pairs(trial: Trial) -> Compared:
    return trial.compare_pairs(400)


def games(trial: Trial) -> Compared:
    return trial.compare_games(24)  # so many that everybody reads one of them


def told_apart(trial: Trial, compare: Compare = pairs) -> str:
    """Return by what two truths could be told apart, in single steps or in whole games."""
    with pytest.raises((Leak, ContractBroken)) as caught:
        compare(trial)
    complaint = caught.value
    return complaint.check.name if isinstance(complaint, ContractBroken) else str(complaint)


def trial_of(game: str) -> Trial:
    chosen = registry.get(game)
    return Trial(chosen, chosen.options(), SECRETS[game], fast(4))


both_ways = pytest.mark.parametrize("compare", [pairs, games], ids=["pairs", "games"])


@both_ways
@pytest.mark.parametrize(("plant", "where"), SERVER_LEAKS, ids=lambda plant: getattr(plant, "__name__", None))
def test_a_leak_in_the_server_is_caught(
    plant: Patch, where: str, compare: Compare, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert told_apart(trial_of("venice"), compare).startswith(where)


@pytest.mark.parametrize("game", registry.names())
def test_a_difference_of_one_byte_is_caught_in_every_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    in_the_size(monkeypatch)
    assert "bytes)" in told_apart(trial_of(game))


def test_a_breakdown_is_told_with_the_way_to_see_it_again_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*_: object) -> str:
        raise RuntimeError("planted")

    monkeypatch.setattr(comparing, "difference", break_down)
    with pytest.raises(Leaked, match="RuntimeError: planted") as told:
        look_for_leaks("venice", MODULE, (1, 0), seed=2)
    assert "sottovoce leaks --game venice --pairs 1 --games 0 --seed 2 --part 0" in str(told.value)


def test_a_leak_is_told_with_the_way_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    in_the_paragraph(monkeypatch)
    with pytest.raises(Leaked) as told:
        look_for_leaks("venice", MODULE, (400, 0), seed=2)
    assert "sottovoce leaks --game venice --pairs 400 --games 0 --seed 2 --part 0" in str(told.value)
    assert "venice rounds=match, seed " in str(told.value)


# ---------------------------------------------------------------- planted in a game and its table


def shown_at_once(leaks: Iterable[tuple[type[T], Check]]) -> list[type[T]]:
    """Those that show in what is compared here; stages, undo and sealed records need more than a step."""
    return [leak for leak, check in leaks if check in FACES]


IN_GAMES = shown_at_once(GAME_LEAKS)
IN_STATES = shown_at_once(STATE_LEAKS)
AT_TABLES = shown_at_once(TABLE_LEAKS)


@both_ways
@pytest.mark.parametrize("leak", IN_GAMES, ids=name)
def test_a_leak_in_a_game_is_caught(leak: type[Venice], compare: Compare) -> None:
    assert told_apart(Trial(leak(), leak().options(), VeniceSecrets(), fast(4)), compare)


@both_ways
@pytest.mark.parametrize("leak", IN_STATES, ids=name)
def test_a_leak_in_a_state_is_caught(leak: Any, compare: Compare) -> None:
    game = masked(leak)
    assert told_apart(Trial(game, game.options(), MaskedSecrets(), fast(4)), compare)


@both_ways
@pytest.mark.parametrize("leak", AT_TABLES, ids=name)
def test_a_leak_at_a_table_is_caught(leak: type[Table], compare: Compare) -> None:
    assert told_apart(Trial(Venice(), Venice().options(), VeniceSecrets(), fast(4), leak), compare)


def test_there_are_thirty_planted_leaks_and_more() -> None:
    """Only those that go through the command's own comparing count; tests/contract has others."""
    assert len({*SERVER_LEAKS, *IN_GAMES, *IN_STATES, *AT_TABLES}) > 30
