"""View -> offers: each legal choice with its words, its part of the table and what it would bring."""

from __future__ import annotations

from sottovoce.core.view import Offer, Words
from sottovoce.games.whispers.actions import (
    CARRIES,
    DROPS,
    FIRST_OF_PAIR,
    FLIPS,
    GIFTS,
    LEADS,
    PASS,
    PEEKS,
    SECOND_OF_PAIR,
    SPIES,
    TRADES,
    WAYS,
    notation,
)
from sottovoce.games.whispers.components import CHARACTERS, MOST_PLAYERS, PLACES, CardSet
from sottovoce.games.whispers.telling import SEATS, Said, other
from sottovoce.games.whispers.view import PileCard, WhispersView

Parts = tuple[str, str]
Choice = tuple[str, Said, Parts, int]  # message, arguments, parts of the table, points for the seat


def offers(view: WhispersView, cards: CardSet) -> tuple[Offer, ...]:
    """Return the choices of the seat that decides."""
    return tuple(_offer(view, cards, code) for code in view.legal)


def _offer(view: WhispersView, cards: CardSet, code: int) -> Offer:
    message, said, (part, then), worth = _choice(view, cards, code)
    words = Words(f"offer-{message}", {**said, "mark": _mark(worth)})
    preview = (("points", f"{worth:+d}"),) if worth else ()
    return Offer(code, notation(cards, code), words, part, then, preview)


def _mark(worth: int) -> Words | str:
    return Words("mark-points", {"points": f"{worth:+d}"}) if worth else ""


def _choice(view: WhispersView, cards: CardSet, code: int) -> Choice:
    if code >= cards.first_play:
        kind, way = divmod(code - cards.first_play, WAYS)
        return _play(view, cards, kind, way >> 1, way & 1 == 1)
    if code >= cards.first_swap:
        kind, seat = divmod(code - cards.first_swap, MOST_PLAYERS)
        face = cards.shown.evidence[kind]
        said = {"card": face.name, **other(seat, view.seat)}
        return "swap", said, (f"card:{face.key}", f"seat:{SEATS[seat]}"), 0
    if code >= DROPS:
        face = cards.shown.evidence[code - DROPS]
        return "drop", {"card": face.name}, (f"card:{face.key}", "deck"), 0
    if code >= SPIES:
        seat = (code - SPIES) % MOST_PLAYERS
        message = "give" if code >= GIFTS else "spy"
        return message, other(seat, view.seat), (f"seat:{SEATS[seat]}", ""), 0
    if code >= LEADS:
        return _figures(view, code)
    if code > PASS:
        return _rooms(view, code)
    return _guess(view, code)


def _room(view: WhispersView, place: int, name: str = "room") -> Said:
    return {name: view.places[place].name, f"{name}_number": place}


def _guess(view: WhispersView, code: int) -> Choice:
    if code == PASS:
        return "pass", {"stake": view.stake}, ("button:pass", ""), 0
    seat, person = divmod(code, CHARACTERS)
    face = view.people[person]
    said: Said = {**other(seat, view.seat), "character": face.name, "stake": view.stake}
    return "guess", said, (f"seat:{SEATS[seat]}", f"character:{face.key}"), 0


def _rooms(view: WhispersView, code: int) -> Choice:
    if code >= CARRIES:
        start, end = divmod(code - CARRIES, PLACES)
        worth = (_home(view) == end) - (_home(view) == start)
        said = {**_room(view, start, "start"), **_room(view, end, "end")}
        return "carry", said, (f"room:{start}", f"room:{end}"), worth
    if code >= PEEKS:
        place = code - PEEKS
        return "peek", _room(view, place), (f"room:{place}", ""), 0
    place = code - FLIPS
    top = view.piles[place][-1]
    way = "down" if top.up else "up"
    return "flip", {**_room(view, place), "way": way}, (f"room:{place}", ""), _flip_worth(view, place)


def _figures(view: WhispersView, code: int) -> Choice:
    if code >= TRADES:
        first, second = FIRST_OF_PAIR[code - TRADES], SECOND_OF_PAIR[code - TRADES]
        worth = _walk_worth(view, first, view.figures[second]) + _walk_worth(
            view, second, view.figures[first]
        )
        pair: Said = {"first": view.people[first].name, "second": view.people[second].name}
        parts = (f"figure:{view.people[first].key}", f"figure:{view.people[second].key}")
        return "trade", pair, parts, worth
    person, place = divmod(code - LEADS, PLACES)
    face = view.people[person]
    said: Said = {"figure": face.name, **_room(view, place)}
    return "lead", said, (f"figure:{face.key}", f"room:{place}"), _walk_worth(view, person, place)


def _play(view: WhispersView, cards: CardSet, kind: int, place: int, up: bool) -> Choice:
    face = cards.shown.evidence[kind]
    worth = int(_home(view) == place) + (_symbols(view, face.symbols, view.piles[place]) if up else 0)
    said: Said = {
        "card": face.name,
        **_room(view, place),
        "face": "up" if up else "down",
        "marks": "".join(view.symbols[symbol].mark for symbol in face.symbols),
    }
    return "play", said, (f"card:{face.key}", f"room:{place}:{'up' if up else 'down'}"), worth


# ---------------------------------------------------------------- what it would bring the seat


def _own(view: WhispersView) -> int:
    return view.characters[view.seat]


def _home(view: WhispersView) -> int:
    return view.figures[_own(view)]


def _symbols(view: WhispersView, symbols: tuple[int, ...], below: tuple[PileCard, ...]) -> int:
    """Own symbols on a card that lies open, twice above an open coin (§9.4)."""
    coins = [face.kind for face in view.faces if face.coin]
    doubled = bool(below) and below[-1].up and below[-1].kind in coins
    return symbols.count(view.people[_own(view)].symbol) * (2 if doubled else 1)


def _flip_worth(view: WhispersView, place: int) -> int:
    """What turning a card the seat knows would bring; of an unknown one nothing can be foreseen."""
    top = view.piles[place][-1]
    worth = sum(
        _symbols(view, face.symbols, view.piles[place][:-1]) for face in view.faces if face.kind == top.kind
    )
    return -worth if top.up else worth


def _walk_worth(view: WhispersView, person: int, place: int) -> int:
    if person != _own(view):
        return 0
    return len(view.piles[place]) - len(view.piles[view.figures[person]])
