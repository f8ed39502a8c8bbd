"""The promises about views: they survive the wire, and imagination fits them."""

from __future__ import annotations

from typing import Any

import msgspec

from sottovoce.core.chance import Chance
from sottovoce.core.game import State
from sottovoce.core.playout import playout
from sottovoce.core.view import View
from sottovoce.lab.contract.broken import Check, ContractBroken
from sottovoce.lab.contract.engine import check_conserved
from sottovoce.lab.contract.moments import Moment
from sottovoce.lab.contract.secrets import Secrets

Wire = tuple[bytes, bytes]


def wire(thing: Any) -> Wire:
    """Return a thing as it leaves the engine, in both encodings: equal things may differ in these."""
    return msgspec.json.encode(thing), msgspec.msgpack.encode(thing)


def check_wire(moment: Moment, thing: Any, seat: int | None = None) -> None:
    """A struct is read from both its encodings as it was written."""
    kind = type(thing)
    try:
        json, pack = wire(thing)
        back = msgspec.json.decode(json, type=kind), msgspec.msgpack.decode(pack, type=kind)
    except (TypeError, msgspec.MsgspecError) as error:
        raise moment.broken(Check.ENCODING, f"{kind.__name__}: {error}", seat) from error
    if back != (thing, thing):
        raise moment.broken(Check.ENCODING, f"{kind.__name__} is not read as it was written", seat)


def check_encodings(moment: Moment, seat: int) -> None:
    """View, offers, insight and result of a seat all go over the wire and come back the same."""
    game = moment.game
    view = game.redact(moment.state, seat)
    if type(view) is not game.view or view.seat != seat or view.mover != moment.state.seat:
        raise moment.broken(Check.ENCODING, f"this is not the seat's own view: {view}", seat)
    try:
        answers = (view, game.insight(view), *game.offers(view), *game.sum_up(view))
    except Exception as error:
        raise moment.broken(Check.ANSWERS, f"asking gave {error!r}", seat) from error
    for thing in answers:
        check_wire(moment, thing, seat)
    check_offers(moment, view)


def check_offers(moment: Moment, view: View) -> None:
    """Offers and legal decisions go to the mover alone, and are the same decisions."""
    decides = not moment.over and view.seat == moment.state.seat
    legal = tuple(moment.state.legal()) if decides else ()
    if view.legal != legal:
        raise moment.broken(Check.LEGAL, f"the view lists {view.legal}, not {legal}", view.seat)
    worthwhile = set(moment.game.worthwhile(view))
    if not worthwhile <= set(legal) or bool(worthwhile) != bool(legal):
        raise moment.broken(Check.LEGAL, f"it should weigh {worthwhile}, not all legal or none", view.seat)
    offers = moment.game.offers(view)
    if sorted(offer.code for offer in offers) != list(legal):
        raise moment.broken(Check.LEGAL, "the offers are not the legal decisions", view.seat)
    if any(offer.notation != moment.game.notation(offer.code) for offer in offers):
        raise moment.broken(Check.NOTATION, "an offer bears another decision's notation", view.seat)


def check_story(moment: Moment) -> None:
    """The events of the last decision are frozen, tagged, survive the wire, and can be told to all."""
    for told in moment.told[-1]:
        config = type(told.event).__struct_config__
        if not config.frozen or config.tag is None:
            raise moment.broken(Check.STRUCTS, f"{type(told.event).__name__} is not frozen and tagged")
        check_wire(moment, told.event)
        for seat in moment.readers():
            words = moment.game.tell(told.event, seat) if told.shown_to(seat) else None
            if words is not None:
                check_wire(moment, words, seat)


def check_imagine(moment: Moment, seat: int, secrets: Secrets, chance: Chance) -> State:
    """What is drawn fits, can be played to the end, and depends on nothing but the view and the chance.

    Return a state that was drawn.
    """
    view = moment.game.redact(moment.state, seat)
    same = chance.copy()
    try:
        imagination = moment.game.imagine(view)
        state = imagination.draw(chance)
        truth = state.truth()
        check_fits(moment, view, state, secrets)
        play_out(moment, seat, state, secrets, chance)
        again = imagination.draw(same)
    except ContractBroken:
        raise
    except Exception as error:
        raise moment.broken(Check.IMAGINE, f"imagining gave {error!r}", seat) from error
    if again.truth() != truth:
        raise moment.broken(Check.IMAGINE, "the same view and chance gave two different states", seat)
    return again


def check_fits(moment: Moment, view: View, state: State, secrets: Secrets) -> None:
    """The law of imagination, on the wire too; and nothing is imagined that the seat knows to be false."""
    seen = moment.game.redact(state, view.seat)
    if seen != view or wire(seen) != wire(view):
        raise moment.broken(Check.IMAGINE, f"the view is {view}, an imagined state gives {seen}", view.seat)
    if not secrets.fits(moment, view.seat, state):
        raise moment.broken(Check.RECALL, f"this cannot be: {state.truth()}", view.seat)


def play_out(moment: Moment, seat: int, state: State, secrets: Secrets, chance: Chance) -> None:
    """An imagined state has all cards and tokens, and its game ends."""
    check_conserved(moment, secrets.conserved(moment.state), secrets.conserved(state))
    if playout(state, chance) > moment.game.bound(moment.options):
        raise moment.broken(Check.BOUND, "an imagined game went on too long", seat)


def check_evaluate(moment: Moment) -> None:
    """A judgement is a share of the win; when the game is over, it is the share that was won."""
    outcome = moment.state.outcome()
    for seat in range(len(moment.game.seats(moment.options))):
        share = moment.game.evaluate(moment.state, seat)
        if not 0.0 <= share <= 1.0 or (outcome is not None and share != outcome.share(seat)):
            raise moment.broken(Check.EVALUATE, f"it is {share}, the outcome {outcome}", seat)
