"""The suite knows no game: it runs on one that is not in the registry, with secrets of a few lines."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import chain

import msgspec
import pytest

from sottovoce.core.chance import Chance, Deal
from sottovoce.core.events import Story, Told
from sottovoce.core.game import SPECTATOR, Game, State
from sottovoce.core.view import Options, View
from sottovoce.lab.contract import Check, ContractBroken, Moment, Names, Secrets, check_game, every_options
from sottovoce.lab.contract.moments import draw_seed
from sottovoce.lab.contract.opened import Opened
from tests.core.duel import CARDS, DONE, DUEL, Duel, DuelState, Laid, own


class DuelSecrets(Secrets):
    """A seat of Duel does not know the other's hand, what he has laid face down, and the deck."""

    names: Names = (("seat", "barriers", "rounds", "dealt"), "deck", "hands", "laid", "shown", "chance")

    def hidden(self, seat: int) -> Mapping[str, float]:
        return {"deck": 0.7, "hands": 0.7, "laid": 0.1, "chance": 1.0}

    def retell(self, moment: Moment, seat: int, chance: Chance) -> State | None:
        """Rename the cards the seat has not seen, everywhere at once."""
        first = duel(moment.state)
        seen: set[int | None] = set(chain.from_iterable(first.shown))
        if seat != SPECTATOR:
            seen |= {*first.hands[seat], first.laid[seat]}
        hidden = [card for card in range(CARDS) if card not in seen]
        names = hidden.copy()
        chance.shuffle(names)
        return None if hidden == names else renamed(first, dict(zip(hidden, names, strict=True)), chance)

    def shown(self, before: Moment, after: Moment, seat: int) -> object:
        """Both cards at the end of a round, and the one that the seat draws then."""
        state = duel(after.state)
        return state.shown, None if seat == SPECTATOR else state.hands[seat]

    def looks_like(self, moment: Moment, seat: int, code: int) -> Collection[int]:
        """A card is laid face down."""
        return (DONE,) if code == DONE else range(CARDS)

    def conserved(self, state: State) -> object:
        own = duel(state)
        there = [*own.hands[0], *own.hands[1], *own.laid, *own.deck[own.dealt :], *chain(*own.shown)]
        return sorted(card for card in there if card is not None)


def duel(state: State) -> DuelState:
    assert isinstance(state, DuelState)
    return state


def renamed(first: DuelState, names: Mapping[int, int], chance: Chance) -> DuelState:
    second = first.copy()
    second.chance = Deal(draw_seed(chance))
    second.deck = [names.get(card, card) for card in first.deck]
    second.hands = ([], [])
    for seat in (0, 1):
        second.hands[seat].extend(sorted(names.get(card, card) for card in first.hands[seat]))
        laid = first.laid[seat]
        second.laid[seat] = None if laid is None else names.get(laid, laid)
    return second


@pytest.mark.parametrize("options", list(every_options(DUEL)), ids=str)
def test_a_game_of_ones_own_keeps_the_contract(options: Options) -> None:
    report = check_game(DUEL, options, DuelSecrets(), games=10, pairs=300)
    assert report.longest == 4 * int(str(options)[-2])
    assert report.pairs_compared == 300


class ShowsTheLaidCard(Duel):
    """A card that lies face down is in the other's view, though nobody has said that he is done."""

    def redact(self, state: State, seat: int) -> View:
        view = own(super().redact(state, seat))
        return msgspec.structs.replace(view, own=duel(state).laid[1 - seat]) if seat == 0 else view


def test_a_card_that_lies_face_down_must_not_be_seen() -> None:
    with pytest.raises(ContractBroken) as complaint:
        check_game(ShowsTheLaidCard(), DUEL.options(), DuelSecrets(), games=2, pairs=100)
    assert complaint.value.check is Check.SAME_VIEW


class LaidOpenly(Laid, frozen=True, tag="laid-openly"):
    card: int


class OpenDuelState(DuelState):
    """All are told which card is laid."""

    def apply(self, action: int, story: Story | None = None) -> None:
        super().apply(action, story)
        if story is not None and action != DONE:
            story.told[-1] = Told(LaidOpenly(self.seat, action))


class LaysOpenly(Duel):
    state = OpenDuelState


def test_a_decision_taken_in_secret_must_not_be_told() -> None:
    """The same decision is told alike in both truths; one that only looks the same gives the leak away."""
    with pytest.raises(ContractBroken) as complaint:
        check_game(LaysOpenly(), DUEL.options(), DuelSecrets(), games=2, pairs=100)
    assert complaint.value.check is Check.SAME_STORY


class NothingHidden(DuelSecrets):
    """Claims that no position hides anything."""

    def retell(self, moment: Moment, seat: int, chance: Chance) -> State | None:
        return None


def test_secrets_that_never_tell_a_second_truth_are_not_believed() -> None:
    with pytest.raises(ContractBroken) as complaint:
        check_game(DUEL, DUEL.options(), NothingHidden(), games=1, pairs=10)
    assert complaint.value.check is Check.RETELLING


def test_a_game_opened_in_the_middle_is_the_game_itself_in_everything_else() -> None:
    assert {name for name in dir(Game) if not name.startswith("_")} <= set(vars(Opened))
