"""The engine against a second, plain reading of the rules: the same choices, the same table at every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from sottovoce.core.chance import Fast, fast
from sottovoce.games.holmes.actions import notation
from sottovoce.games.holmes.components import KIND_LETTERS, VILLAIN_CHOICES
from sottovoce.games.holmes.rules import HolmesState, new_game
from tests.conftest import counts
from tests.games.holmes.oracle import Game, Player
from tests.games.holmes.players import careless, collector, miser
from tests.games.holmes.positions import (
    DECK,
    PEOPLE,
    Witness,
    allowed,
    deck_of,
    discards_of,
    everything,
    hidden_of,
    open_of,
    people,
    phase,
    row_of,
)

SETTINGS = [
    (draft, brothers, villains)
    for draft in (False, True)
    for brothers in (False, True)
    for villains in VILLAIN_CHOICES
]


class Shuffles:
    """The shuffles of a game, one after the other: first so many of characters, then those of evidence."""

    def __init__(self, witness: Witness, of_people: int) -> None:
        self.witness = witness
        self.of_people = of_people
        self.told = 0

    def __call__(self) -> list[str]:
        items = self.witness.seen[self.told]
        self.told += 1
        names = PEOPLE if self.told <= self.of_people else KIND_LETTERS
        return [names[item] for item in items]


def same_player(state: HolmesState, seat: int, player: Player) -> None:
    own = state.side(seat)
    assert own.tokens == player.tokens
    joined = Counter(f"J{kind}" for kind in player.with_joker)
    assert open_of(state, seat) == +player.open + joined + Counter(
        {"J": player.loose} if player.loose else {}
    )
    assert hidden_of(state, seat) == +player.hidden
    assert (KIND_LETTERS[own.held] if own.held >= 0 else "") == player.held
    assert people(own.upright) == player.upright
    assert people(own.flat) == player.flat


def same_table(state: HolmesState, game: Game) -> None:
    for seat in (0, 1):
        same_player(state, seat, game.players[seat])
    assert row_of(state) == +game.row
    assert deck_of(state) == game.deck
    assert discards_of(state) == +game.discards
    assert state.day == game.day
    assert [PEOPLE[who] for who in state.arrived()] == game.town
    assert [PEOPLE[who] for who in state.guests[state.next_guest :]] == game.guests
    if state.seat >= 0 and state.day < 7:
        assert people(state.hiding) == game.hiding
    assert (state.right if state.right >= 0 else None) == game.right
    assert everything(state) == DECK


def follow(setting: tuple[bool, bool, str], seed: int, decide: Callable[[HolmesState, Fast], int]) -> Game:
    """Play a game on both, comparing all the way; return the oracle's."""
    draft, brothers, villains = setting
    witness, dice = Witness(seed), fast(seed + 1)
    shuffles = Shuffles(witness, 1 + draft + (villains != "none"))
    game = Game(draft, brothers, villains, shuffles)
    state = new_game(witness, draft, brothers, VILLAIN_CHOICES.index(villains))
    story = game.story()
    seat, ways = next(story)
    while state.seat >= 0:
        assert (state.seat, allowed(state)) == (seat, ways)
        code = decide(state, dice)
        state.apply(code)
        try:
            seat, ways = story.send(notation(code))
        except StopIteration:
            assert state.seat < 0
        if phase(state) not in ("draft", "brother"):  # evidence is shuffled after those
            same_table(state, game)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == game.result()
    assert outcome.points == (game.points(0), game.points(1))
    return game


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_random_games_agree_with_the_oracle(setting: tuple[bool, bool, str]) -> None:
    for seed in range(counts(3, 150)):
        follow(setting, seed, careless)


def test_games_of_collectors_agree_with_the_oracle_and_reshuffle() -> None:
    games = [follow(setting, seed, collector) for setting in SETTINGS for seed in range(counts(1, 30))]
    assert sum(game.reshuffles for game in games) > len(games) / 10


def test_games_of_misers_agree_with_the_oracle() -> None:
    for number, setting in enumerate(SETTINGS):
        for seed in range(counts(1, 30)):
            follow(setting, 1000 * number + seed, miser)
