"""View -> offers: each legal choice with its words, its part of the table and what it would bring."""

from __future__ import annotations

from collections.abc import Callable

from sottovoce.core.view import Offer, Words
from sottovoce.games.holmes import actions
from sottovoce.games.holmes.actions import CARDS, PASS, SETUP, TABLE, notation
from sottovoce.games.holmes.components import (
    ADLER,
    BILLY,
    BROTHERS,
    CHARACTER_NAMES,
    CHARACTERS,
    GREGSON,
    GREGSON_PRICE,
    HUDSON,
    HUDSON_TOKENS,
    HUNTER,
    JOHNSON,
    JOKER,
    KIND_NAMES,
    KINDS,
    KRAMM,
    KRAMM_PRICE,
    LESTRADE,
    LESTRADE_PRICE,
    MORIARTY_TOKENS,
    NO_CARD,
    PIKE,
    PIKE_CARDS,
    PLAN,
    REAL,
    RESIDENTS,
    TOBY,
    TYPES,
    VALUES,
    WATSON,
    WATSON_PRICE,
    WIGGINS,
    WIGGINS_TOKENS,
)
from sottovoce.games.holmes.telling import Said, of_card, of_character, strength
from sottovoce.games.holmes.view import HolmesView

Preview = tuple[tuple[str, str], ...]
Made = tuple[str, Said, str, str, Preview]  # message, its arguments, part, then, preview


def offers(view: HolmesView) -> tuple[Offer, ...]:
    """Return the choices of the seat that decides."""
    return tuple(_offer(view, code) for code in view.legal)


def _offer(view: HolmesView, code: int) -> Offer:
    first, make = next((first, make) for first, count, make in _RANGES if first <= code < first + count)
    message, said, part, then, preview = make(view, code - first)
    return Offer(code, notation(code), Words(message, said), part, then, preview)


# ---------------------------------------------------------------- what the seat may foresee


def _standing(view: HolmesView, kind: int, more: int = 1, theirs: int = 0) -> str:
    """Return how a type would stand, mine against the other's, as far as the seat knows."""
    return f"{strength(view, view.seat, kind) + more}:{strength(view, 1 - view.seat, kind) + theirs}"


def _change(view: HolmesView, seat: int, kind: int) -> int:
    """Return what an open card less means for its type: §6.3 (H7) with the last one its joker is lost too."""
    return -2 if view.open[seat][kind] == 1 and kind in view.joined[seat] else -1


def _price(view: HolmesView) -> Preview:
    """§7.5 Gregson is paid by the card, a reserved one included."""
    return (("tokens", f"-{GREGSON_PRICE}"),) if view.using == GREGSON else ()


def _of_card(view: HolmesView, kind: int) -> tuple[Said, Preview]:
    """Return the words for a card one would get, and the standing of its type."""
    if kind >= REAL:
        return {**of_card(kind), **_said_standing("")}, ()
    stands = _standing(view, kind)
    return {**of_card(kind), **_said_standing(stands)}, ((KIND_NAMES[kind], stands),)


def _said_standing(stands: str) -> Said:
    """Return the standing for a sentence, and as the mark of its short form."""
    words = Words("standing", {"stands": stands}) if stands else ""
    return {"standing": words, "mark": words}


def _gain(view: HolmesView, tokens: int) -> int:
    return min(tokens, view.reserve)


def _in_reach(view: HolmesView) -> bool:
    return any(view.row) or (view.held[view.seat] != NO_CARD and not view.fresh)


def visit_brings(view: HolmesView, who: int) -> tuple[int | None, bool]:
    """Return the tokens that a visit brings (or costs) for certain, if any, and whether it does anything."""
    have, other = view.tokens[view.seat], 1 - view.seat
    if who in (WATSON, LESTRADE):
        price = WATSON_PRICE if who == WATSON else LESTRADE_PRICE
        works = have >= price and _in_reach(view)
        return (-price if works else 0), works
    if who == ADLER:
        works = have >= view.day and any(view.open[other][:TYPES])
        return (-view.day if works else 0), works
    if who in (HUDSON, WIGGINS, TOBY):
        gain = _gain(view, _due(view, who))
        return gain, gain > 0
    return None, _can_do(view, who)


def _due(view: HolmesView, who: int) -> int:
    types = sum(1 for count in view.open[view.seat][:TYPES] if count)
    return {HUDSON: HUDSON_TOKENS, WIGGINS: WIGGINS_TOKENS, TOBY: types}[who]


def _can_do(view: HolmesView, who: int) -> bool:
    """Would an ability that may be declined, or asks more, have anything to offer?"""
    have, own = view.tokens[view.seat], view.open[view.seat]
    cards_left = view.deck_size + view.discard_size > 0
    return {
        GREGSON: have >= GREGSON_PRICE and _in_reach(view),
        PIKE: have > 0 and cards_left,
        JOHNSON: any(view.row),
        BILLY: any(own[:REAL]),
        KRAMM: _in_reach(view) or (view.tokens[1 - view.seat] >= KRAMM_PRICE and cards_left),
        HUNTER: (any(own) or bool(view.joined[view.seat])) and any(view.row),
    }[who]


# ---------------------------------------------------------------- one maker for each kind of decision


def _pass(view: HolmesView, _: int) -> Made:
    said: Said = {"left": view.left}
    return f"offer-pass-{view.phase}", said, "button:pass", "", ()


def _hold(_view: HolmesView, kind: int) -> Made:
    """§8.3 A reserved card counts for nothing: no standing changes."""
    return "offer-hold", {**of_card(kind)}, f"row:{KIND_NAMES[kind]}", "held", ()


def _up(_view: HolmesView, who: int) -> Made:
    name = CHARACTER_NAMES[who]
    return "offer-up", {**of_character(who)}, f"marker:{name}", "", ()


def _to(view: HolmesView, who: int) -> Made:
    name = CHARACTER_NAMES[who]
    tokens, works = visit_brings(view, who)
    preview: Preview = () if tokens is None else (("tokens", f"{tokens:+}"),)
    if not works:
        preview = (*preview, ("effect", "none"))
    said: Said = {
        **of_character(who),
        "day": view.day,
        "tokens": tokens or 0,
        "then": "" if works else Words("then-nothing"),
    }
    return f"offer-to-{name}", said, f"character:{name}", "", preview


def _take(view: HolmesView, kind: int) -> Made:
    said, preview = _of_card(view, kind)
    message = "offer-swap" if view.phase == "swap" else "offer-take"
    return message, said, f"row:{KIND_NAMES[kind]}", f"open:{KIND_NAMES[kind]}", (*preview, *_price(view))


def _take_held(view: HolmesView, _: int) -> Made:
    kind = view.held[view.seat]
    said, preview = _of_card(view, kind)
    return "offer-take-held", said, "held", f"open:{KIND_NAMES[kind]}", (*preview, *_price(view))


def _drop(_view: HolmesView, kind: int) -> Made:
    return "offer-drop", {**of_card(kind)}, f"row:{KIND_NAMES[kind]}", "discards", ()


def _sell(view: HolmesView, kind: int) -> Made:
    tokens = _gain(view, max(VALUES[kind] - view.day, 0))
    stands = _standing(view, kind, _change(view, view.seat, kind))
    said: Said = {**of_card(kind), "tokens": tokens, **_said_standing(stands)}
    preview: Preview = ((KIND_NAMES[kind], stands), ("tokens", f"{tokens:+}"))
    return "offer-sell", said, f"open:{KIND_NAMES[kind]}", "discards", preview


def _give(view: HolmesView, what: int) -> Made:
    due = "tribute" if view.phase == "tribute" else "give"
    then = "discards" if due == "tribute" else "row"
    if what == actions.LOOSE_JOKER_GIVEN:
        return f"offer-{due}-loose", {}, "open:joker", then, ()
    kind = what if what < TYPES else what - actions.JOKER_OF
    change = _change(view, view.seat, kind) if what < TYPES else -1
    preview: Preview = () if kind >= REAL else ((KIND_NAMES[kind], _standing(view, kind, change)),)
    part = f"open:{KIND_NAMES[kind]}" if what < TYPES else f"joker:{KIND_NAMES[kind]}"
    message = f"offer-{due}" if what < TYPES else f"offer-{due}-joker"
    return message, {**of_card(kind)}, part, then, preview


def _pay(view: HolmesView, _: int) -> Made:
    tokens = min(MORIARTY_TOKENS, view.tokens[view.seat])
    return "offer-pay", {"tokens": tokens}, "tokens", "", (("tokens", f"-{tokens}"),)


def _draw(_view: HolmesView, number: int) -> Made:
    return "offer-draw", {"count": number + 1}, "deck", "hidden", (("tokens", f"-{number + 1}"),)


def _keep(view: HolmesView, kind: int) -> Made:
    said, preview = _of_card(view, kind)
    then = f"open:{KIND_NAMES[kind]}" if kind == JOKER else "hidden"
    return "offer-keep", said, f"drawn:{KIND_NAMES[kind]}", then, preview


def _steal(view: HolmesView, kind: int) -> Made:
    preview: Preview = (("tokens", f"-{view.day}"),)
    said: Said = {**of_card(kind), "tokens": view.day, **_said_standing("")}
    if kind < REAL:
        stands = _standing(view, kind, theirs=_change(view, 1 - view.seat, kind))
        said |= _said_standing(stands)
        preview = ((KIND_NAMES[kind], stands), *preview)
    return "offer-steal", said, f"theirs:{KIND_NAMES[kind]}", "hidden", preview


def _buy(_view: HolmesView, _: int) -> Made:
    return "offer-buy", {"tokens": KRAMM_PRICE}, "deck", "hidden", (("tokens", f"-{KRAMM_PRICE}"),)


def _put(view: HolmesView, kind: int) -> Made:
    said, preview = _of_card(view, kind)
    return "offer-joker", said, "joker:loose", f"open:{KIND_NAMES[kind]}", preview


def _loose(view: HolmesView, _: int) -> Made:
    message = "offer-joker-leave" if view.phase == "last" else "offer-joker-loose"
    return message, {}, "joker:loose", "", ()


def _join(view: HolmesView, apart: int) -> Made:
    kind = view.pending
    if apart:
        return "offer-apart", {**of_card(kind)}, f"open:{KIND_NAMES[kind]}", "", ()
    said, preview = _of_card(view, kind)
    return "offer-join", said, "joker:loose", f"open:{KIND_NAMES[kind]}", preview


def _be(_view: HolmesView, brother: int) -> Made:
    name = BROTHERS[brother]
    return "offer-be", {"brother": Words(f"brother-{name}")}, f"brother:{name}", "", ()


def _bring(_view: HolmesView, number: int) -> Made:
    who = number + RESIDENTS
    return "offer-bring", {**of_character(who)}, f"character:{CHARACTER_NAMES[who]}", "", ()


def _flat(_view: HolmesView, who: int) -> Made:
    return "offer-flat", {**of_character(who)}, f"marker:{CHARACTER_NAMES[who]}", "", ()


_RANGES: list[tuple[int, int, Callable[[HolmesView, int], Made]]] = [
    (PASS, 1, _pass),
    (TABLE + actions.HOLD, KINDS, _hold),
    (TABLE + actions.UP, CHARACTERS, _up),
    (TABLE + actions.TO, CHARACTERS, _to),
    (TABLE + actions.TAKE, KINDS, _take),
    (TABLE + actions.TAKE_HELD, 1, _take_held),
    (TABLE + actions.DROP, KINDS, _drop),
    (TABLE + actions.SELL, REAL, _sell),
    (CARDS + actions.GIVE, actions.LOOSE_JOKER_GIVEN + 1, _give),
    (CARDS + actions.PAY, 1, _pay),
    (CARDS + actions.DRAW + 1, PIKE_CARDS, _draw),
    (CARDS + actions.KEEP, KINDS, _keep),
    (CARDS + actions.STEAL, PLAN + 1, _steal),
    (CARDS + actions.BUY, 1, _buy),
    (CARDS + actions.PUT, REAL, _put),
    (CARDS + actions.LOOSE, 1, _loose),
    (CARDS + actions.JOIN, 2, _join),
    (SETUP + actions.BE, 2, _be),
    (SETUP + actions.BRING, CHARACTERS - RESIDENTS, _bring),
    (SETUP + actions.FLAT, CHARACTERS, _flat),
]
