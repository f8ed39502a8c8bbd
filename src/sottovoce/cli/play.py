"""``sottovoce play``: a person at a table, bots in the other seats."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from itertools import chain

from rich.padding import Padding

from sottovoce import bots
from sottovoce.cli.choices import FEW, in_order, listed
from sottovoce.cli.complaints import Complaint, worded
from sottovoce.cli.desk import Desk, Left
from sottovoce.cli.files import write_record
from sottovoce.cli.insight import in_words
from sottovoce.cli.story import point, tell, tell_result
from sottovoce.core.errors import BadNotation, Refusal
from sottovoce.core.events import Event
from sottovoce.core.game import Game
from sottovoce.core.table import Table
from sottovoce.core.view import Offer, Options

Ask = Callable[[str], str]


def ask(prompt: str) -> str:
    """Ask a person in the terminal. An answer that comes through a pipe is shown, so that all can be read."""
    if sys.stdin.isatty():
        with suppress(ImportError):  # a terminal without it can still be typed into
            import readline  # noqa: F401 (makes `input` know the arrow keys)
    answer = input(f"{prompt} ")
    if not sys.stdin.isatty():
        print(answer)
    return answer.strip()


def seat_bots(game: Game, options: Options, seed: int, seat: int, name: str) -> dict[int, bots.Bot]:
    """Put bots in all other seats. Their seeds tell nothing of the deal's."""
    seats = range(len(game.seats(options)))
    return {other: bots.make(name, game, _bot_seed(seed, other)) for other in seats if other != seat}


def _bot_seed(seed: int, seat: int) -> int:
    return int.from_bytes(sha256(f"sottovoce-bot-{seat}-{seed}".encode()).digest(), "big")


class Session:
    """One game at the terminal."""

    def __init__(self, desk: Desk, table: Table, seat: int, players: dict[int, bots.Bot], ask: Ask) -> None:
        self.desk = desk
        self.table = table
        self.game = table.game
        self.seat = seat
        self.players = players
        self.ask = ask
        self.say = desk.of(self.game)
        self.told = 0  # steps of the story that have been told

    def play(self, bot: str) -> None:
        """Play until the game is over or the person leaves."""
        self._welcome(bot)
        try:
            while not self.table.over:
                self._tell_news()
                self._next_decision()
            self._tell_news()
            self._finish()
        except (EOFError, KeyboardInterrupt, Left):
            self._leave()

    def _welcome(self, bot: str) -> None:
        seat = self.say(f"seat-{self.game.seats(self.table.options)[self.seat]}")
        self.desk.line(self.say("title"), "bold")
        if self.players:
            self.desk.tell("play-welcome", seat=seat, bots=bot)
        else:
            self.desk.tell("play-welcome-alone", seat=seat)

    def _next_decision(self) -> None:
        mover = self.table.mover
        if mover in self.players:
            self.table.decide(mover, self.players[mover].choose(self.table.view(mover)))
        else:
            self._turn()

    def _turn(self) -> None:
        """Show the table and the choices, and take answers until something has changed."""
        view = self.table.view(self.seat)
        offers = in_order(self.game.offers(view), self.say)
        self.desk.line()
        self.desk.out.print(self.game.draw(view, self.say))
        self._list(offers)
        changed = False
        while not changed:
            changed = self._answer(offers)

    def _list(self, offers: list[Offer]) -> None:
        self.desk.line()
        table = listed(offers, self.say, self.desk.out.width - 1)
        self.desk.out.print(Padding(table, (0, 0, 0, 1), expand=False))
        if len(offers) > FEW and any(offer.words.arguments.get("mark") for offer in offers):
            self.desk.line(f" {self.say('legend')}", "dim")

    # ------------------------------------------------------------ answers

    def _answer(self, offers: list[Offer]) -> bool:
        """Take one answer; say whether the table has changed."""
        text = self.ask(self.desk.say("play-prompt-only" if len(offers) == 1 else "play-prompt"))
        try:
            return bool(text or len(offers) == 1) and self._obey(text, offers)
        except (Complaint, Refusal) as problem:
            self.desk.line(worded(problem, self.desk.say))
            return False

    def _obey(self, text: str, offers: list[Offer]) -> bool:
        word, _, rest = text.partition(" ")
        match self._command(word):
            case "undo":
                return self._undo()
            case "help":
                self._help(offers)
            case "log":
                self._tell(self.table.story(self.seat))
            case "odds":
                self._odds()
            case "save":
                self._save(rest.strip())
            case "quit":
                raise Left
            case _:
                return self._decide(text, offers)
        return False

    def _command(self, word: str) -> str | None:
        """Return the command a word stands for: English, this language's, or a sign."""
        names = ("undo", "help", "log", "odds", "save", "quit")
        signs = {"?": "help", "u": "undo", "q": "quit"}
        spoken = {self.desk.say(f"command-{name}"): name for name in names}
        return ({name: name for name in names} | spoken | signs).get(word.lower())

    def _decide(self, text: str, offers: list[Offer]) -> bool:
        self.table.decide(self.seat, self._code(text, offers))
        return True

    def _code(self, text: str, offers: list[Offer]) -> int:
        """Return the decision of an answer: a number in the list, a notation, or nothing for the only one."""
        if not text and len(offers) == 1:
            return offers[0].code
        if text.isascii() and text.isdigit():
            return self._numbered(text, offers).code
        for offer in offers:
            if offer.notation.lower() == text.lower():
                return offer.code
        try:
            return self.game.parse(text)
        except BadNotation:
            raise Complaint("play-not-understood", text=text) from None

    def _numbered(self, text: str, offers: list[Offer]) -> Offer:
        number = text.lstrip("0") or "0"
        if len(number) > 4 or not 1 <= int(number) <= len(offers):
            raise Complaint("play-no-such-number", number=number, last=len(offers))
        return offers[int(number) - 1]

    # ------------------------------------------------------------ commands

    def _undo(self) -> bool:
        self.table.undo(self.seat)
        self.told = len(self.table.story(self.seat))
        self.desk.tell("play-taken-back")
        return True

    def _help(self, offers: list[Offer]) -> None:
        """The rules of this moment: the game's aim, and the rule of every choice that is offered."""
        rules = [
            self.say("about"),
            self.say("about-turn"),
            *(self.say.of(offer.words, "rule") for offer in offers),
        ]
        for rule in dict.fromkeys(rules):
            point(self.desk, rule)
        notations = ", ".join(offer.notation for offer in offers)
        point(self.desk, f"{self.desk.say('play-notation')} {notations}")
        point(self.desk, " ".join(self.desk.say("play-commands").split()))

    def _odds(self) -> None:
        for sentence in in_words(self.game.insight(self.table.view(self.seat)), self.say.words):
            for line in sentence.splitlines():
                point(self.desk, line)

    def _save(self, name: str) -> None:
        if not name:
            raise Complaint("complaint-save-where")
        write_record(name, self.table.record(self.seat))
        self.desk.tell("play-saved" if self.table.over else "play-saved-sealed", path=name)

    # ------------------------------------------------------------ telling

    def _tell_news(self) -> None:
        news = self.table.story(self.seat, self.told)
        self.told += len(news)
        self._tell(news)

    def _tell(self, steps: tuple[tuple[Event, ...], ...]) -> None:
        tell(self.desk, self.game, chain.from_iterable(steps), self.seat)

    # ------------------------------------------------------------ the end

    def _finish(self) -> None:
        view = self.table.view(self.seat)
        self.desk.line()
        self.desk.out.print(self.game.draw(view, self.say))
        self.desk.line()
        tell_result(self.desk, self.game, view)
        self._offer_to_save()

    def _offer_to_save(self) -> None:
        try:
            while name := self.ask(self.desk.say("play-save-it")):
                if self._saved(name):
                    return
        except (EOFError, KeyboardInterrupt):
            self.desk.line()

    def _saved(self, name: str) -> bool:
        try:
            self._save(name)
        except Complaint as problem:
            self.desk.line(worded(problem, self.desk.say))
            return False
        return True

    def _leave(self) -> None:
        self.desk.line()
        self.desk.tell("play-left")
