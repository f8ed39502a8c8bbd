"""The table of Black Sonata drawn in characters from a view.

A map of London with its places, roads (dots) and river; below it the stealth deck
slot by slot, as far as it has been seen, and the clues. The pawn stands in »«, a
place that bears the landmark on top has a question mark, a visited one a tick; so
nothing is told by colour alone. A narrow terminal gets the places as a list.
"""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text

from sottovoce.core.game import Speaker
from sottovoce.games.sonata.components import (
    KEY_TEXT,
    LANDMARKS,
    PLACE_COUNT,
    PLACE_LANDMARKS,
    PLACE_SHORT,
    PLACES,
    ROADS,
    TRAITS,
    members,
)
from sottovoce.games.sonata.notes import SonataNotes
from sottovoce.games.sonata.telling import fog, lady, suit, traits_of
from sottovoce.games.sonata.view import Slot, SonataView

# Where the middle of each place's name stands: column and row.
_AT = {
    "shoreditch": (66, 0), "clerkenwell": (9, 1), "cripplegate": (36, 3), "bishopsgate": (68, 5),
    "st-pauls": (27, 8), "cornhill": (50, 8), "blackfriars": (8, 9), "eastcheap": (68, 10),
    "london-bridge": (68, 13), "clink": (22, 16), "southwark": (52, 16),
}  # fmt: skip
_WIDTH, _HEIGHT = 78, 18
_RIVER = (13, 14)
_SLOTS_A_ROW = 15
_UNSEEN = "··"
_FOGGED = "~"

_QUIET = "dim"
_ROAD, _WATER = "·", "≈"
_PAWN_STYLE, _SHOWN_STYLE, _TOP_STYLE, _WATER_STYLE = "bold yellow", "bold cyan", "bold reverse", "blue"
_PLAIN = str.maketrans(dict(zip("»«·≈✓✗■—", "><.~+x#-", strict=True)))


def draw(view: SonataView, say: Speaker, notes: SonataNotes | None = None) -> Drawing:
    """Return the table, to be printed at any width; with the player's notes where they are given."""
    return Drawing(view, say, notes or SonataNotes())


class Drawing:
    """The table; knows how wide it may be only when it is printed."""

    def __init__(self, view: SonataView, say: Speaker, notes: SonataNotes) -> None:
        self.view = view
        self.say = say
        self.notes = notes

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.max_width >= _WIDTH
        room = options.update(width=min(options.max_width, _WIDTH), no_wrap=False)
        for part in self._parts(wide):
            for line in console.render_lines(part, room, pad=False):
                drawn = [*line, Segment.line()]
                yield Segments(_plain(drawn) if options.ascii_only else drawn)

    def _parts(self, wide: bool) -> tuple[RenderableType, ...]:
        view, say = self.view, self.say
        city = _map(view, say, self.notes) if wide else _list_of_places(view, say, self.notes)
        return (
            _header(view, say),
            city,
            _on_top(view, say),
            _trail(view, say),
            _decks(view, say),
            *_clues(view, say),
            *_noted(say, self.notes),
        )


def _plain(line: list[Segment]) -> list[Segment]:
    """For a terminal that knows no drawing characters."""
    return [Segment(text.translate(_PLAIN), style, control) for text, style, control in line]


def _header(view: SonataView, say: Speaker) -> Text:
    route = say("table-route", route=view.route, length=view.length, stays="yes" if view.may_stay else "no")
    mode = say(f"mode-{view.mode}", fog=view.fog_out)
    return Text.assemble((say("title"), "bold"), (" · ", _QUIET), mode, (" · ", _QUIET), route)


# ---------------------------------------------------------------- the map


class _Canvas:
    """Characters and their styles, put down one over the other."""

    def __init__(self) -> None:
        self.signs = [[" "] * _WIDTH for _ in range(_HEIGHT)]
        self.styles = [[""] * _WIDTH for _ in range(_HEIGHT)]

    def put(self, column: int, row: int, text: str, style: str) -> None:
        """Write a text whose middle is at a column."""
        start = min(max(0, column - len(text) // 2), _WIDTH - len(text))
        for offset, sign in enumerate(text):
            self.signs[row][start + offset] = sign
            self.styles[row][start + offset] = style

    def road(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Draw a line of dots."""
        steps = max(abs(end[0] - start[0]) // 2, abs(end[1] - start[1]) * 2)
        for step in range(steps + 1):
            column = round(start[0] + (end[0] - start[0]) * step / steps)
            row = round(start[1] + (end[1] - start[1]) * step / steps)
            self.put(column, row, _ROAD, _QUIET)

    def text(self) -> Text:
        lines = [self._line(signs, styles) for signs, styles in zip(self.signs, self.styles, strict=True)]
        return Text("\n", no_wrap=True).join(lines)

    def _line(self, signs: list[str], styles: list[str]) -> Text:
        line = Text.assemble(*zip(signs, styles, strict=True), no_wrap=True)
        line.rstrip()
        return line


def _map(view: SonataView, say: Speaker, notes: SonataNotes) -> Text:
    canvas = _Canvas()
    for row in _RIVER:
        canvas.put(_WIDTH // 2, row, _WATER * _WIDTH, f"{_QUIET} {_WATER_STYLE}")
    middles = [(column, row + 1) for column, row in (_AT[name] for name in PLACES)]
    for number in range(PLACE_COUNT):
        for other in members(ROADS[number]):
            if other > number:
                canvas.road(middles[number], middles[other])
    for number, name in enumerate(PLACES):
        column, row = _AT[name]
        canvas.put(column, row, _sign(view, say, notes, number), _style(view, number))
        canvas.put(column, row + 1, f" {_marks(say, number)} ", _QUIET)
    return canvas.text()


def _sign(view: SonataView, say: Speaker, notes: SonataNotes, number: int) -> str:
    """A place's name: in »« with the pawn; ✓ when visited, ? when she may be there, ! when marked."""
    name = say(f"spot-{PLACES[number]}")
    name += "✓" if number in view.visited else ""
    name += "?" if _bears_the_landmark(view, number) else ""
    name += "!" if PLACES[number] in notes.marked else ""
    return f"»{name}«" if number == view.pawn else f" {name} "


def _style(view: SonataView, number: int) -> str:
    if number == view.pawn:
        return _PAWN_STYLE
    return _SHOWN_STYLE if _bears_the_landmark(view, number) else ""


def _bears_the_landmark(view: SonataView, number: int) -> bool:
    """Does the place bear the landmark that is on top of the stealth deck?"""
    if view.outcome is not None or view.slots[view.top].fog:
        return False
    shown = view.slots[view.top].landmark
    return shown >= 0 and PLACE_LANDMARKS[number] >> shown & 1 == 1


def _marks(say: Speaker, number: int) -> str:
    return " ".join(say(f"mark-{LANDMARKS[shown]}") for shown in members(PLACE_LANDMARKS[number]))


def _list_of_places(view: SonataView, say: Speaker, notes: SonataNotes) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    for number in range(PLACE_COUNT):
        roads = " ".join(PLACE_SHORT[other] for other in members(ROADS[number]))
        sign = Text(_sign(view, say, notes, number), _style(view, number))
        table.add_row(PLACE_SHORT[number], sign, _marks(say, number), Text(roads, _QUIET))
    return table


# ---------------------------------------------------------------- the decks


def _on_top(view: SonataView, say: Speaker) -> Text:
    """What lies on top of the stealth deck, and how much time is left."""
    if view.outcome is not None:
        return Text(say("table-over"), "bold")
    slot = view.slots[view.top]
    name = "fog" if slot.fog else LANDMARKS[slot.landmark] if slot.landmark >= 0 else "unseen"
    shown = say(f"landmark-{name}")
    above = view.length - view.top
    left = say("table-countdown", number=view.countdown, cards=above)
    return Text.assemble((say("table-top", landmark=shown), "bold"), (" · ", _QUIET), left)


def _trail(view: SonataView, say: Speaker) -> Text:
    """The stealth deck from the first slot on, as far as it was seen."""
    cells = [_slot(slot, say) for slot in view.slots]
    if view.outcome is None:
        cells[view.top].stylize(_TOP_STYLE)
    rows = [cells[start : start + _SLOTS_A_ROW] for start in range(0, len(cells), _SLOTS_A_ROW)]
    return Text("\n").join([Text(say("table-way"), _QUIET), *(Text(" ").join(row) for row in rows)])


def _slot(slot: Slot, say: Speaker) -> Text:
    """A slot: its landmark, ~ when fog lies on it; a place's letters where she was found."""
    shown = say(f"mark-{LANDMARKS[slot.landmark]}") if slot.landmark >= 0 else _UNSEEN
    if slot.found:
        return Text(f"{PLACE_SHORT[slot.searched]}{_FOGGED}", _SHOWN_STYLE)
    return Text(f"{shown}{_FOGGED if slot.fog else ' '} ", "" if slot.landmark >= 0 else _QUIET)


def _decks(view: SonataView, say: Speaker) -> Text:
    keys = "taken" if view.keys_taken else "open" if len(view.visited) == PLACE_COUNT else "closed"
    known = [say(fog(card).message) for card in view.fog_deck if card >= 0]
    fog_deck = say("table-fog", fog=len(view.fog_deck))
    if known:
        fog_deck = f"{fog_deck} ({', '.join(known)})"
    return Text.assemble(
        fog_deck,
        (" · ", _QUIET),
        say("table-clues", left=view.clues_left),
        (" · ", _QUIET),
        say("table-keys", visited=len(view.visited), keys=keys),
    )


# ---------------------------------------------------------------- who she is


def _clues(view: SonataView, say: Speaker) -> tuple[RenderableType, ...]:
    """The suit of the Dark Lady, and every clue ever seen with its number for that suit."""
    shown = Text(say("table-dark-lady", suit=suit(view.suit)), "bold")
    seen = [clue.which for clue in view.clue_steps if clue.step in ("taken", "from-keys")]
    if not seen:
        return (shown,)
    table = Table.grid(padding=(0, 2, 0, 1))
    for number in seen:
        gone = "" if number in view.clues else say("table-discarded")
        row = (say(lady(number).message), KEY_TEXT[number][view.suit], _said_traits(say, number), gone)
        table.add_row(*(Text(cell, _QUIET if gone else "") for cell in row))
    return (shown, table)


def _said_traits(say: Speaker, number: int) -> str:
    return say("table-traits", traits=traits_of(number))


def _noted(say: Speaker, notes: SonataNotes) -> tuple[Text, ...]:
    """The tokens as the player has laid them: ■ placed, ✗ grey."""
    tokens = [
        f"{'■' if trait in notes.placed else '✗'} {say(f'trait-{trait}')}"
        for trait in TRAITS
        if trait in notes.placed or trait in notes.grey
    ]
    return (Text(say("table-notes", notes=", ".join(tokens))),) if tokens else ()
