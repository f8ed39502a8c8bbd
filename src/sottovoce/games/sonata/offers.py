"""View -> offers: each legal choice with its words, its part of the table and what it would bring."""

from __future__ import annotations

from sottovoce.core.view import Offer, Words
from sottovoce.games.sonata import actions
from sottovoce.games.sonata.actions import notation
from sottovoce.games.sonata.components import (
    KEY_TEXT,
    LADIES,
    PLACE_COUNT,
    PLACE_LANDMARKS,
    PLACES,
    TRAITS,
    TRIPLES,
    members,
)
from sottovoce.games.sonata.telling import fog, lady, landmark, listed, place, traits, traits_of, yes
from sottovoce.games.sonata.view import SonataView

Preview = tuple[tuple[str, str], ...]
Said = dict[str, str | int | Words]

_MOVES = {"placing": "place", "pursuing": "pursuit", "nearing": "near"}


def offers(view: SonataView) -> tuple[Offer, ...]:
    """Return the choices of the seat that decides."""
    return tuple(_offer(view, code) for code in view.legal)


def _offer(view: SonataView, code: int) -> Offer:
    if code >= actions.HIGH:
        return _naming(code)
    if code >= actions.DROP:
        return _drop(view, code)
    if code >= actions.GO:
        return _go(view, code)
    return _plain(view, code)


def _naming(code: int) -> Offer:
    triple = members(TRIPLES[code - actions.HIGH])
    words = Words("offer-name", {"traits": traits(triple)})
    then = "traits:" + "+".join(TRAITS[trait] for trait in triple)
    return Offer(code, notation(code), words, "traits", then)


def _drop(view: SonataView, code: int) -> Offer:
    number = code - actions.DROP
    said: Said = {"lady": lady(number), "traits": traits_of(number), "key": KEY_TEXT[number][view.suit]}
    words = Words("offer-drop", said)
    return Offer(
        code, notation(code), words, f"clue:{LADIES[number]}", "", (("clues", str(len(view.clues))),)
    )


def _go(view: SonataView, code: int) -> Offer:
    number = code - actions.GO
    new = number not in view.visited
    here = listed([landmark(shown) for shown in members(PLACE_LANDMARKS[number])])
    said: Said = {
        "place": place(number),
        "landmarks": here,
        "new": yes(new),
        "stay": yes(number == view.pawn),
    }
    words = Words(f"offer-{_MOVES.get(view.phase, 'move')}", said)
    preview = (("pawn", PLACES[number]), ("visited", f"{len(view.visited) + new}/{PLACE_COUNT}"))
    return Offer(code, notation(code), words, "pawn", f"place:{PLACES[number]}", preview)


def _plain(view: SonataView, code: int) -> Offer:
    """A choice that is made by a button or a deck."""
    name = notation(code)
    parts = {"search": "deck:stealth", "fog": "deck:stealth", "keys": "keys", "clue": "deck:clues"}
    words = Words(f"offer-{name}", _said(view, name))
    return Offer(code, name, words, parts.get(name, f"button:{name}"), "", _foresight(view, name))


def _said(view: SonataView, name: str) -> Said:
    """Return the particulars of the sentence."""
    if name == "search":
        return {"place": place(view.pawn), "then": _fog_warning(view)}
    if name == "fog":
        known = view.slots[view.top].fog_card
        card = fog(known) if known >= 0 else Words("fog-unread")
        return {"card": card, "then": _fog_warning(view)}
    return {"left": view.clues_left} if name == "clue" else {}


def _fog_warning(view: SonataView) -> str | Words:
    """Warn of a choice that must lose for want of fog."""
    return "" if view.fog_deck else Words("then-lost")


def _foresight(view: SonataView, name: str) -> Preview:
    """Return what may be foreseen: the fog left, the clues held, a game that would be lost."""
    if name in ("search", "fog"):
        return (("fog", str(len(view.fog_deck) - 1)),) if view.fog_deck else (("game", "lost"),)
    if name in ("clue", "keys"):
        return (("clues", str(len(view.clues) + 1)),)
    return ()
