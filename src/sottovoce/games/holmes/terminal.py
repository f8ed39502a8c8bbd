"""The table of Holmes drawn in characters from a view.

Characters in the order they came, with the markers on them: ``S|`` stands upright, ``S_`` lies
flat; a character in brackets hides. Then the row, and below it both collections by type, with
what each type would score as far as the reader knows. Nothing is told by colour alone.
"""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text

from sottovoce.core.game import NOBODY, Speaker
from sottovoce.core.view import Words
from sottovoce.games.holmes.components import (
    BROTHERS,
    CHARACTER_NAMES,
    DAYS,
    FIRST,
    JOKER,
    KIND_LETTERS,
    KIND_NAMES,
    MARKERS,
    NO_CARD,
    PLAN,
    PLAN_POINTS,
    SECOND,
    TYPES,
)
from sottovoce.games.holmes.scoring import type_points
from sottovoce.games.holmes.telling import cards, characters, strength, who
from sottovoce.games.holmes.view import Cards, HolmesView

_WIDTH = 78  # what the table needs, where there is room
_QUIET = "dim"
_SEAT_STYLES = ("bold yellow", "bold cyan")
_ARROWS = ("^", "v")  # the first player's line is the upper one
_JOKER_MARK = "*"
_NOTHING = "·"
_PLAIN = str.maketrans(dict(zip("·—→×", "---x", strict=True)))


def draw(view: HolmesView, say: Speaker) -> Drawing:
    """Return the table, to be printed at any width."""
    return Drawing(view, say)


class Drawing:
    """The table; knows how wide it may be only when it is printed."""

    def __init__(self, view: HolmesView, say: Speaker) -> None:
        self.view = view
        self.say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(_WIDTH, options.max_width)
        room = options.update(width=width, no_wrap=False)
        for part in self._parts(width):
            for line in console.render_lines(part, room, pad=False):
                yield Segments([*(_plain(line) if options.ascii_only else line), Segment.line()])

    def _parts(self, width: int) -> tuple[RenderableType, ...]:
        view, say = self.view, self.say
        return (
            _header(view, say, width),
            _town(view, say, width),
            _row(view, say),
            _collections(view, say),
            *_secrets(view, say),
            _turn(view, say),
        )


def _plain(line: list[Segment]) -> list[Segment]:
    """For a terminal that knows no drawing characters."""
    return [Segment(text.translate(_PLAIN), style, control) for text, style, control in line]


# ---------------------------------------------------------------- who is who


def brother(view: HolmesView, seat: int) -> str:
    """Return which message names the player of a seat: a brother once that is decided."""
    if view.sherlock == NOBODY:
        return ("seat-first", "seat-second")[seat]
    return f"brother-{BROTHERS[0 if seat == view.sherlock else 1]}"


def _name(view: HolmesView, say: Speaker, seat: int) -> Text:
    name = say(brother(view, seat))
    text = say("table-own", name=name) if seat == view.seat else name
    return Text(text, _SEAT_STYLES[seat])


def _letter(view: HolmesView, say: Speaker, seat: int) -> str:
    return say(brother(view, seat))[0]


# ---------------------------------------------------------------- the town


def _header(view: HolmesView, say: Speaker, width: int) -> Text:
    day = say("table-day", day=view.day, days=DAYS)
    left = Text.assemble((say("title"), "bold"), (" · ", _QUIET), day)
    right = Text(say("table-reserve", tokens=view.reserve))
    gap = max(2, width - left.cell_len - right.cell_len)
    return Text.assemble(left, " " * gap, right, no_wrap=True, overflow="ellipsis")


def _town(view: HolmesView, say: Speaker, width: int) -> Table:
    """The characters in two columns, and below them the markers still in hand."""
    table = Table(box=None, show_header=False, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0))
    cells = [_character(view, say, number) for number in view.characters]
    rows = (len(cells) + 1) // 2
    half = (width - 2) // 2
    table.add_column(width=half, no_wrap=True)
    table.add_column(width=half, no_wrap=True)
    for row in range(rows):
        table.add_row(cells[row], cells[row + rows] if row + rows < len(cells) else Text())
    if view.day == 1 and view.phase not in ("draft", "brother"):
        table.add_row(_hand(view, say))
    return table


def _character(view: HolmesView, say: Speaker, number: int) -> Text:
    hiding = number in view.hiding
    name = say(f"character-{CHARACTER_NAMES[number]}")
    shown = f"({name})" if hiding else name
    text = Text.assemble((f"{shown:<12}", _QUIET if hiding else ""))
    for seat in (FIRST, SECOND):
        text.append(" ")
        text.append(_marker(view, say, seat, number), _SEAT_STYLES[seat])
    text.append(" ")
    text.append(say(f"ability-{CHARACTER_NAMES[number]}", day=view.day), _QUIET)
    return text


def _marker(view: HolmesView, say: Speaker, seat: int, number: int) -> str:
    if number in view.upright[seat]:
        return f"{_letter(view, say, seat)}|"
    return f"{_letter(view, say, seat)}_" if number in view.flat[seat] else "  "


def _hand(view: HolmesView, say: Speaker) -> Text:
    counts = [MARKERS - len(view.flat[seat]) for seat in (FIRST, SECOND)]
    names = [say(brother(view, seat)) for seat in (FIRST, SECOND)]
    return Text(
        say("table-hand", first=names[FIRST], second=names[SECOND], mine=counts[FIRST], other=counts[SECOND]),
        _QUIET,
    )


# ---------------------------------------------------------------- the evidence


def _row(view: HolmesView, say: Speaker) -> Text:
    shown = [
        f"[{KIND_LETTERS[kind]} {say(f'card-{KIND_NAMES[kind]}')}]"
        for kind, count in enumerate(view.row)
        for _ in range(count)
    ]
    line = Text.assemble((say("table-row"), _QUIET), " ", "  ".join(shown) or _NOTHING)
    return line.append(f"\n{say('table-deck', deck=view.deck_size, discards=view.discard_size)}", _QUIET)


def _collections(view: HolmesView, say: Speaker) -> Table:
    """Both collections by type, and what each type would bring the one who leads in it."""
    table = Table(box=None, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column()
    for kind in range(TYPES):
        table.add_column(Text(KIND_LETTERS[kind], "bold"), justify="right", min_width=4)
    for heading in ("table-loose", "table-hidden", "table-tokens"):
        table.add_column(Text(say(heading), _QUIET), justify="right")
    for seat in (FIRST, SECOND):
        held = [_set(view, seat, kind) for kind in range(TYPES)]
        loose = str(view.open[seat][JOKER] or _NOTHING)
        hidden = str(view.hidden_counts[seat] or _NOTHING)
        table.add_row(_name(view, say, seat), *held, loose, hidden, str(view.tokens[seat]))
    table.add_row(Text(say("table-lead"), _QUIET), *(_lead(view, kind) for kind in range(TYPES)))
    return table


def _set(view: HolmesView, seat: int, kind: int) -> str:
    """Return the open cards of a type; a star is the joker of the set."""
    mark = _JOKER_MARK if kind in view.joined[seat] else ""
    return f"{view.open[seat][kind]}{mark}" if view.open[seat][kind] or mark else _NOTHING


def _lead(view: HolmesView, kind: int) -> Text:
    """Return the points of a type as things stand, with an arrow to the one who would get them."""
    first, second = strength(view, FIRST, kind), strength(view, SECOND, kind)
    if kind == PLAN:
        return Text(f"{PLAN_POINTS[first]:+}/{PLAN_POINTS[second]:+}" if first or second else _NOTHING)
    if first == second:
        return Text(_NOTHING, _QUIET)
    leader = FIRST if first > second else SECOND
    points = type_points(kind, max(first, second), min(first, second))
    return Text(f"{_ARROWS[leader]}{points}", _SEAT_STYLES[leader])


# ---------------------------------------------------------------- what only some know


def _secrets(view: HolmesView, say: Speaker) -> list[Text]:
    """The hidden cards the reader knows, reserved cards, drafted guests, cards in hand."""
    lines: list[Text] = []
    for seat in (FIRST, SECOND):
        known = _known_hidden(view, seat)
        if any(known):
            lines.append(_line(view, say, "table-known", seat, cards(known)))
        if view.held[seat] != NO_CARD:
            lines.append(_line(view, say, "table-held", seat, Words(f"card-{KIND_NAMES[view.held[seat]]}")))
    if view.dealt and view.phase == "draft":
        lines.append(Text(say("table-dealt", guests=characters(view.dealt))))
    if view.drawn is not None:
        lines.append(Text(say("table-drawn", cards=cards(view.drawn))))
    if view.right != NOBODY and view.outcome is None and view.sherlock != NOBODY:
        lines.append(Text(say("table-right", name=say(brother(view, view.right))), _QUIET))
    return lines


def _line(view: HolmesView, say: Speaker, message: str, seat: int, what: Words) -> Text:
    return Text(say(message, name=say(brother(view, seat)), cards=what))


def _known_hidden(view: HolmesView, seat: int) -> Cards:
    hidden = view.hidden[seat]
    return view.stolen[seat] if hidden is None else hidden


def _turn(view: HolmesView, say: Speaker) -> Text:
    """Whose decision it is, and about what."""
    if view.outcome is not None:
        return Text(say("table-over"), "bold")
    said = who(view.mover, view.seat)
    line = Text(say("table-to-move", **said), "bold")
    using = view.using if view.using != -1 else view.lifted
    if view.phase not in ("lift", "lay", "draft", "brother", "late", "last") and using >= 0:
        line.append(f" · {say(f'character-{CHARACTER_NAMES[using]}')}", "not bold")
    return line
