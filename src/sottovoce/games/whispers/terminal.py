"""The house of Whispers drawn in characters from a view: rooms as floors, piles from bottom to top.

An open card shows its symbols, a coin a sign of its own; a card face down is a dark window,
and one whose face the reader knows has its symbols in brackets.
"""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from sottovoce.core.game import SPECTATOR, Speaker
from sottovoce.core.view import Words
from sottovoce.games.whispers.telling import SEATS, actor
from sottovoce.games.whispers.view import UNKNOWN, EvidenceFace, PileCard, RoomFace, WhispersView

_WIDTH = 79
_WINDOW = "▒"
_COIN = "¢"
_QUIET = "dim"
_STYLES = ("bold cyan", "bold yellow", "bold magenta", "bold green", "bold red", "bold blue")
_PLAIN = str.maketrans(dict(zip("▒¢☽⚷✿⧗─·▸⇄→▲▼“”—", '#$)+*x--><>^v""-', strict=True)))


def draw(view: WhispersView, say: Speaker) -> Drawing:
    """Return the table, to be printed at any width."""
    return Drawing(view, say)


class Drawing:
    """The table; knows how wide it may be only when it is printed."""

    def __init__(self, view: WhispersView, say: Speaker) -> None:
        self.view = view
        self.say = say
        self.faces = {face.kind: face for face in view.faces}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.update(width=min(_WIDTH, options.max_width))
        parts = (self._header(), self._event(), self._rooms(), self._people(), self._hand(), self._turn())
        for part in parts:
            if part is not None:
                for line in console.render_lines(part, room, pad=False):
                    yield from _plain(line) if options.ascii_only else line
                    yield Segment.line()

    # ------------------------------------------------------------ above the rooms

    def _said(self, words: Words) -> str:
        return self.say(words.message, **words.arguments)

    def _header(self) -> Text:
        view, say = self.view, self.say
        parts = [
            say("table-counter", counter=view.counter),
            say("table-leader", **actor(view.leader, view.seat)),
            say("table-deck", deck=view.fresh + len(view.under)),
        ]
        return Text.assemble((say("title"), "bold"), (" · ", _QUIET), " · ".join(parts))

    def _event(self) -> Text | None:
        event = self.view.event
        if event is None:
            return None
        return Text(self.say("table-event", card=event.name, text=event.text), "italic")

    # ------------------------------------------------------------ the rooms

    def _rooms(self) -> Table:
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0), expand=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=5)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(ratio=4)
        for place, room in enumerate(self.view.places):
            pile = self.view.piles[place]
            table.add_row(Text(str(place), "bold"), self._room(place, room), str(len(pile)), self._pile(pile))
        return table

    def _room(self, place: int, room: RoomFace) -> Text:
        """Name and action of a room, and who stands in it."""
        text = Text(self._said(room.name), "bold")
        two = f"[{self.say('table-two')}] " if room.pair else ""
        text.append(f": {two}{self._said(room.text)}", "not bold dim")
        people = [n for n, where in enumerate(self.view.figures) if where == place]
        for person in people:
            text.append("\n  ▸ " if person == people[0] else ", ", "not bold")
            text.append_text(self._figure(person))
        return text

    def _figure(self, person: int) -> Text:
        face = self.view.people[person]
        own = self.view.seat != SPECTATOR and self.view.characters[self.view.seat] == person
        text = Text(self._said(face.name), "bold underline" if own else "not bold")
        return text.append(" ").append_text(self._marks((face.symbol,)))

    def _marks(self, symbols: tuple[int, ...]) -> Text:
        text = Text()
        for symbol in symbols:
            text.append(self.view.symbols[symbol].mark, _STYLES[symbol])
        return text

    def _pile(self, pile: tuple[PileCard, ...]) -> Text:
        return Text(" ").join(self._laid(card) for card in pile)

    def _laid(self, card: PileCard) -> Text:
        face = self.faces.get(card.kind)
        if face is None:
            return Text(_WINDOW)
        return self._symbols(face) if card.up else Text.assemble(_WINDOW, "(", self._symbols(face), ")")

    def _symbols(self, face: EvidenceFace) -> Text:
        text = self._marks(face.symbols)
        return text.append(_COIN, "bold") if face.coin else text

    # ------------------------------------------------------------ the players and the hand

    def _people(self) -> Table:
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        for _ in range(3):
            table.add_column(no_wrap=True)
        table.add_column()
        for seat in range(self.view.players):
            table.add_row(*self._person(seat))
        return table

    def _person(self, seat: int) -> tuple[Text, str, str, Text]:
        view, say = self.view, self.say
        name = Text(say(f"seat-{SEATS[seat]}"), "bold" if seat == view.mover else "")
        if seat == view.seat:
            name.append(f" {say('table-you')}")
        cards = say("table-cards", cards=len(view.hands[seat]))
        return name, say("table-points", points=view.points[seat]), cards, self._known(seat)

    def _known(self, seat: int) -> Text:
        """Who a player is, if the reader knows it; else who he is not."""
        view, parts = self.view, []
        if view.characters[seat] != UNKNOWN:
            parts.append(self._figure(view.characters[seat]))
        elif view.denied[seat]:
            names = ", ".join(self._said(view.people[person].name) for person in view.denied[seat])
            parts.append(Text(self.say("table-not", people=names), _QUIET))
        if view.protected[seat]:
            parts.append(Text(self.say("table-protected")))
        return Text(" · ").join(parts)

    def _hand(self) -> Table | None:
        if self.view.seat == SPECTATOR or not self.view.hands[self.view.seat]:
            return None
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0), expand=True)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        table.add_row(Text(self.say("table-hand"), _QUIET))
        for card in self.view.hands[self.view.seat]:
            face = self.faces[card.kind]
            table.add_row(f"  {self._said(face.name)}", self._symbols(face), Text(self._text(face), _QUIET))
        return table

    def _text(self, face: EvidenceFace) -> str:
        said = [self._said(face.text)] if face.text else []
        return " · ".join([*said, *([self.say("table-coin")] if face.coin else [])])

    def _turn(self) -> Text:
        view, say = self.view, self.say
        if view.outcome is not None or view.mover < 0:
            return Text(say("table-over"), "bold")
        line = Text(say("table-to-move", **actor(view.mover, view.seat)), "bold")
        if view.stage == "guessing":
            line.append(f" · {say('table-stake', stake=view.stake)}", "not bold")
        elif view.stage == "evidence" and not view.doing.verb:
            line.append(f" · {say('table-plays', plays=view.plays)}", "not bold")
        return line


def _plain(line: list[Segment]) -> list[Segment]:
    """For a terminal that knows no drawing characters."""
    return [Segment(text.translate(_PLAIN), style, control) for text, style, control in line]
