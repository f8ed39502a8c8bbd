"""Beliefs: exact by counting, right in plain cases, and better than knowing nothing."""

from __future__ import annotations

from itertools import permutations
from math import exp, isclose

from sottovoce.games.whispers.imagine import KEENNESS
from sottovoce.games.whispers.insight import insight, marginals
from sottovoce.games.whispers.plan import worthwhile
from sottovoce.games.whispers.redact import redact
from sottovoce.games.whispers.rules import WhispersState
from sottovoce.games.whispers.state import GUESSING
from tests.games.whispers.positions import PEOPLE, do, position


def by_counting(state: WhispersState, reader: int, keenness: float) -> list[list[float]]:
    """Weigh every deal of the characters, one by one, from the truth's open deeds."""
    chances = [[0.0] * 8 for _ in range(state.players)]
    total = 0.0
    for deal in permutations(range(8), state.players):
        fits = all(
            (deal[seat] == state.character(seat))
            if seat == reader or state.revealed >> seat & 1
            else not state.denied >> (8 * seat + deal[seat]) & 1
            for seat in range(state.players)
        )
        hidden = [s for s in range(state.players) if s != reader and not state.revealed >> s & 1]
        if fits:
            weight = exp(keenness * float(sum(state.favour(seat, deal[seat]) for seat in hidden)))
            total += weight
            for seat, who in enumerate(deal):
                chances[seat][who] += weight
    return [[chance / total for chance in row] for row in chances]


def played() -> WhispersState:
    state = position(["double plain", "lune mixed", "leafy coin"], deck="odd " * 12)
    do(state, "double:1+", "plain:3-", "lune:2+", "mixed:1+", "leafy:3+", "coin:4-")
    do(state, "guess:1=ann", "guess:2=eve", "pass")
    return state


def test_chances_are_what_counting_all_deals_gives() -> None:
    state = played()
    for reader in (0, 1, 2, -1):
        for keenness in (0.0, 0.5, 1.3):
            ours = marginals(redact(state, reader), keenness)
            theirs = by_counting(state, reader, keenness)
            for row, other in zip(ours, theirs, strict=True):
                assert all(isclose(a, b, abs_tol=1e-9) for a, b in zip(row, other, strict=True))


def test_there_is_a_suspicion_for_everybody_one_does_not_know() -> None:
    state = played()
    assert [each.seat for each in insight(redact(state, 0)).suspicions] == [1]
    assert [each.seat for each in insight(redact(state, 2)).suspicions] == [0, 1]
    assert [each.seat for each in insight(redact(state, -1)).suspicions] == [0, 1]


def test_the_likeliest_three_come_first_by_name() -> None:
    suspicion = insight(redact(played(), 2)).suspicions[0]
    order = sorted(suspicion.chances, reverse=True)
    assert list(suspicion.likely) == order[:3]
    assert str(suspicion.likeliest[0].arguments["en"]).lower() in PEOPLE
    assert isclose(sum(suspicion.chances), 1.0)


def test_exposure_is_what_the_table_thinks_of_the_reader() -> None:
    state = played()
    view = redact(state, 0)
    exposure = insight(view).exposure
    assert exposure is not None
    watched = marginals(redact(state, -1), KEENNESS[3])
    assert isclose(exposure.chance, watched[0][0])
    assert insight(redact(state, 2)).exposure is None
    assert insight(redact(state, -1)).exposure is None


def test_before_anything_is_played_everybody_is_alike() -> None:
    chances = insight(redact(position(["plain"] * 3), 0)).suspicions[0].chances
    assert chances == (0.0, *(chances[1],) * 7)
    assert isclose(chances[1], 1 / 7)


def test_only_likely_guesses_are_worth_weighing() -> None:
    state = position(["double double plain", "lune"], people="ann cat", deck="odd " * 9, figures={"ben": 4})
    do(state, "double:1+", "double:1+", "lune:0-")
    assert state.stage == GUESSING
    do(state, "pass")
    view = redact(state, 1)
    names = [state.cards.notations[code] for code in worthwhile(view)]
    assert names == ["guess:0=ann", "pass"] or names == ["pass"]
    assert worthwhile(redact(position(["plain", "lune"]), 0)) == redact(position(["plain", "lune"]), 0).legal
