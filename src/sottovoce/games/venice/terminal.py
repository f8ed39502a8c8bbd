"""The table of Venice drawn in characters from a view.

The street runs from the west mansion (heavy lines) to the east one, in three
lanes: Doge and guards, who never share a square, the Merchant, Harlequin. Below
it the Favourite walks along the water. Every figure has a letter and a shape of
its own, so nothing is told by colour alone; a narrow terminal gets letters only.
"""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text

from sottovoce.core.game import Speaker
from sottovoce.games.venice.components import (
    CARD_NAMES,
    CARD_TYPES,
    DOGE,
    EAST,
    EAST_GUARD,
    FIGURES,
    HARLEQUIN,
    LAST_SQUARE,
    MANSION,
    MERCHANT,
    SQUARES,
    TYPES,
    WEST,
    WEST_GUARD,
)
from sottovoce.games.venice.offers import favourite_after
from sottovoce.games.venice.telling import square, who
from sottovoce.games.venice.view import Cards, VeniceView

_SQUARE_WIDTHS = (5, 3, 1)  # the widest that fits is taken
_TEXT_WIDTH = 69  # what the words need, where there is room
_LANES = ((DOGE, WEST_GUARD, EAST_GUARD), (MERCHANT,), (HARLEQUIN,))
_LETTERS = ("doge", "guard", "guard", "merchant", "harlequin")
_SHAPES = ("«{}»", "[{} ", " {}]", "({})", "<{}>")  # the guards' brackets embrace the Doge
_TYPE_SHAPES = ("«{}»", "[{}]", "({})", "<{}>")
_TYPE_LETTERS = ("doge", "guard", "merchant", "harlequin")
_FAVOURITE = "~{}~"
_WATER = "≈"
_NOTHING = "—"

_STYLES = ("bold yellow", "bold red", "bold red", "bold green", "bold magenta")
_TYPE_STYLES = ("bold yellow", "bold red", "bold green", "bold magenta")
_FAVOURITE_STYLE = "bold cyan"
_WATER_STYLE = "cyan"
_QUIET = "dim"

# Borders: left edge, between mansion squares, mansion to street, within the street, and back again.
_TOP = "┏┳┱┬┲┳┓"
_MIDDLE = "┣╋╉┼╊╋┫"
_BOTTOM = "┗┻┹┴┺┻┛"
_SIDES = "┃┃┃│┃┃┃"
_HEAVY, _LIGHT = "━", "─"
_PLAIN = str.maketrans(
    dict.fromkeys("┏┳┱┬┲┓┣╋╉┼╊┫┗┻┹┴┺┛", "+")
    | dict.fromkeys("┃│", "|")
    | dict(zip("━─≈—→←×«»·", "=-~-><x{}-", strict=True))
)


def draw(view: VeniceView, say: Speaker) -> Drawing:
    """Return the table, to be printed at any width."""
    return Drawing(view, say)


class Drawing:
    """The table; knows how wide it may be only when it is printed."""

    def __init__(self, view: VeniceView, say: Speaker) -> None:
        self.view = view
        self.say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        inner = next((w for w in _SQUARE_WIDTHS if _street_width(w) <= options.max_width), 1)
        width = min(max(_street_width(inner), _TEXT_WIDTH), options.max_width)
        margin = " " * ((options.max_width - width) // 2)
        room = options.update(width=options.max_width - len(margin), no_wrap=False)
        for part in self._parts(inner, width):
            for line in console.render_lines(part, room, pad=False):
                drawn = [Segment(margin), *line, Segment.line()]
                yield Segments(_plain(drawn) if options.ascii_only else drawn)

    def _parts(self, inner: int, width: int) -> tuple[RenderableType, ...]:
        view, say = self.view, self.say
        return (
            _header(view, say, width),
            _houses(view, say, width),
            Padding(_street(view, say, inner), (0, 0, 0, (width - _street_width(inner)) // 2), expand=False),
            _favourite(view, say),
            _state_of_cards(view, say),
            _heaps(view, say, width),
            _turn(view, say),
        )


def _street_width(inner: int) -> int:
    return SQUARES * (inner + 1) + 1


def _plain(line: list[Segment]) -> list[Segment]:
    """For a terminal that knows no drawing characters."""
    return [Segment(text.translate(_PLAIN), style, control) for text, style, control in line]


# ---------------------------------------------------------------- above the street


def _ends(left: Text, right: Text, width: int) -> Text:
    """One text at the left end of a line, one at the right."""
    gap = max(2, width - left.cell_len - right.cell_len)
    return Text.assemble(left, " " * gap, right, no_wrap=True, overflow="ellipsis")


def _header(view: VeniceView, say: Speaker, width: int) -> Text:
    west, east = view.wins
    left = Text.assemble(
        (say("title"), "bold"),
        (" · ", _QUIET),
        say("table-round", round=view.round, rounds=view.rounds, deal=view.deal),
    )
    right = Text(say("table-score", west=west, east=east)) if view.rounds == "match" else Text()
    return _ends(left, right, width)


def _houses(view: VeniceView, say: Speaker, width: int) -> Text:
    west, east = (_house(view, say, seat) for seat in (WEST, EAST))
    return _ends(west, east, width)


def _house(view: VeniceView, say: Speaker, seat: int) -> Text:
    own = seat == view.seat
    message = "table-own-house" if own else "table-house"
    return Text(say(message, who=("west", "east")[seat]), style="bold" if own else "")


# ---------------------------------------------------------------- the street


def _street(view: VeniceView, say: Speaker, inner: int) -> Text:
    shapes = [_fit(_SHAPES[n].format(say(f"letter-{_LETTERS[n]}")), inner) for n in range(len(FIGURES))]
    lines = [_border(_TOP, inner)]
    lines += [_lane(view, lane, shapes, inner) for lane in _LANES]
    lines += [_numbers(inner), _canal(view, say, inner), _border(_BOTTOM, inner)]
    return Text("\n", no_wrap=True).join(lines)


def _fit(shape: str, inner: int) -> str:
    """A shape in its square: centred, or its letter alone where there is no room."""
    return shape.strip("«»[]()<>~ ") if inner < len(shape) else shape.center(inner)


def _edge(pieces: str, place: int) -> str:
    """Return the piece of a border at a place: 0 before the first square, 17 after the last."""
    from_end = SQUARES - place
    if place < 3:
        return pieces[place]
    return pieces[6 - from_end] if from_end < 3 else pieces[3]


def _is_mansion(place: int) -> bool:
    return abs(place - LAST_SQUARE) >= MANSION


def _border(pieces: str, inner: int, label: list[str] | None = None) -> Text:
    line = Text()
    for place in range(SQUARES):
        stroke = _HEAVY if _is_mansion(place) else _LIGHT
        line.append(_edge(pieces, place), _QUIET)
        text = label[place] if label else ""
        before = (inner - len(text)) // 2
        line.append(stroke * before, _QUIET)
        line.append(text)
        line.append(stroke * (inner - before - len(text)), _QUIET)
    return line.append(_edge(pieces, SQUARES), _QUIET)


def _numbers(inner: int) -> Text:
    """The line between street and water bears the numbers of the squares, counted from the centre."""
    return _border(_MIDDLE, inner, [str(abs(place - LAST_SQUARE)) for place in range(SQUARES)])


def _row(squares: dict[int, tuple[str, str]], empty: tuple[str, str]) -> Text:
    line = Text()
    for place in range(SQUARES):
        line.append(_edge(_SIDES, place), _QUIET)
        line.append(*squares.get(place - LAST_SQUARE, empty))
    return line.append(_edge(_SIDES, SQUARES), _QUIET)


def _lane(view: VeniceView, lane: tuple[int, ...], shapes: list[str], inner: int) -> Text:
    return _row({view.figures[n]: (shapes[n], _STYLES[n]) for n in lane}, (" " * inner, ""))


def _canal(view: VeniceView, say: Speaker, inner: int) -> Text:
    shape = _fit(_FAVOURITE.format(say("letter-favourite")), inner)
    return _row({view.favourite: (shape, _FAVOURITE_STYLE)}, (_WATER * inner, f"{_QUIET} {_WATER_STYLE}"))


# ---------------------------------------------------------------- the cards


def _favourite(view: VeniceView, say: Speaker) -> Text:
    """Where the Favourite is, and where she would go if the turn ended now."""
    shape = Text(_FAVOURITE.format(say("letter-favourite")), _FAVOURITE_STYLE)
    after = favourite_after(view.favourite, view.figures)
    message = "table-favourite-stays" if after == view.favourite else "table-favourite"
    if view.outcome is not None:
        message = "table-favourite-over"
    return Text.assemble(shape, " ", say(message, at=square(view.favourite), to=square(after)))


def _state_of_cards(view: VeniceView, say: Speaker) -> Text:
    west, east = view.hand_sizes
    return Text.assemble(
        say("table-pile", pile=view.pile_size, west=west, east=east),
        (" · ", _QUIET),
        say("table-merchant", who=who(view.merchant_owner, view.seat)),
    )


def _heaps(view: VeniceView, say: Speaker, width: int) -> Table:
    """The seat's hand and both open discards, by type, each with its part of the room or what it needs."""
    labels = [_type_label(type_, say) for type_ in range(len(TYPES))]
    room = width - max(label.cell_len for label in labels) - 2
    table = Table(box=None, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0))
    heaps = _named_heaps(view, say)
    table.add_column()
    for name, _ in heaps:
        table.add_column(Text(name, _QUIET), min_width=room // len(heaps) - 2)
    for type_ in range(len(TYPES)):
        table.add_row(labels[type_], *(_faces(heap, type_) for _, heap in heaps))
    return table


def _named_heaps(view: VeniceView, say: Speaker) -> list[tuple[str, Cards]]:
    discards = [
        (say("table-discard", who=who(seat, view.seat)), view.discards[seat]) for seat in (WEST, EAST)
    ]
    return discards if view.hand is None else [(say("table-hand"), view.hand), *discards]


def _type_label(type_: int, say: Speaker) -> Text:
    shape = _TYPE_SHAPES[type_].format(say(f"letter-{_TYPE_LETTERS[type_]}"))
    return Text.assemble((shape, _TYPE_STYLES[type_]), " ", say(f"type-{TYPES[type_]}"))


def _faces(heap: Cards, type_: int) -> Text:
    """The cards of one type in a heap: the face of each, and how many when more than one."""
    faces = [
        Text(face(kind)) if count == 1 else Text.assemble(face(kind), (f"×{count}", _QUIET))
        for kind, count in enumerate(heap)
        if count and CARD_TYPES[kind] == type_
    ]
    return Text(" ").join(faces) if faces else Text(_NOTHING, _QUIET)


def face(kind: int) -> str:
    """Return what is printed on a card: its points, or the way it moves its figure."""
    return {"0": "→0"}.get(CARD_NAMES[kind][1:], CARD_NAMES[kind][1:])


def _turn(view: VeniceView, say: Speaker) -> Text:
    """Whose turn it is, and the cards it has seen."""
    if view.outcome is not None:
        return Text(say("table-over"), "bold")
    line = Text(say("table-to-move", who=who(view.mover, view.seat)), "bold")
    if any(view.played):
        type_ = next(CARD_TYPES[kind] for kind, count in enumerate(view.played) if count)
        said = say("table-played", type=say(f"type-{TYPES[type_]}"), faces=_faces(view.played, type_).plain)
        line.append(f" · {said}", "not bold")
    return line
