"""Matches dealt as a server deals them, played to their end at random: something to verify."""

from __future__ import annotations

from sottovoce import bots
from sottovoce.core.record import Record
from sottovoce.core.view import read_options
from sottovoce.games import registry
from sottovoce.matches import BotSeat, Match, Opened, Person, Row, Sitter, Terms

SECRET, SALT, NEXT = "5e" * 32, "5a17" * 4, "0f" * 32

# Every game, with the options that change how it is dealt.
SETTINGS: list[tuple[str, dict[str, str]]] = [
    ("venice", {}),
    ("venice", {"rounds": "single"}),
    ("holmes", {}),
    ("holmes", {"villains": "both"}),
    ("holmes", {"draft_start": "yes", "villains": "random"}),
    ("sonata", {}),
    ("sonata", {"mode": "expert", "fog_out": "4", "difficulty": "any"}),
    ("sonata", {"mode": "easy", "route": "hard-1", "direction": "backwards"}),
    ("sonata", {"route": "generated", "mode": "training"}),
    ("whispers", {}),
    ("whispers", {"players": "4"}),
]


def open_match(game: str, options: dict[str, str] | None = None, number: int = 0) -> Match:
    """Open a match of persons; `number` tells one deal from another. The second seat, if any, is a bot's."""
    chosen = registry.get(game)
    terms = Terms(game=game, rules=chosen.rules_version, options=options or {})
    count = len(chosen.seats(read_options(game, chosen.options, terms.options)))
    seats: list[Sitter] = [Person(f"p{seat}", f"P{seat}", f"t{number}:={seat}") for seat in range(count)]
    if count > 1:
        seats[1] = BotSeat("random")
    return Match(Row(0, 0, Opened(terms, tuple(seats), SECRET, SALT, NEXT)))


def play(match: Match, most: int = 10**6) -> Match:
    """Play at random, to the end or for so many decisions."""
    bot = bots.make("random", match.game, 3)
    while not match.over and most:
        most -= 1
        text = match.game.notation(bot.choose(match.view(match.mover)))
        decided = match.decide(match.mover, text, match.shown(match.mover))
        match.fold(Row(match.number + 1, 0, decided))
    return match


def record_of(game: str, options: dict[str, str] | None = None, number: int = 0) -> Record:
    """Return the record of a match that is over."""
    return play(open_match(game, options, number)).record()
