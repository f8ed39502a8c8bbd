"""Looking a card set over: what it contains, whether its symbols are balanced, whether all of it can be done.

A set that was read is sound in itself; whether every effect, action and task can ever be
carried out is found out by letting random players use it.
"""

from __future__ import annotations

from collections import Counter

from sottovoce.core.chance import fast
from sottovoce.core.view import Words
from sottovoce.games.whispers.components import VERBS, CardSet
from sottovoce.games.whispers.rules import new_game
from sottovoce.games.whispers.telling import listed, marked

GAMES = 90  # random games; a third of them with each number of players
COUNTER = 9
AT_ONCE = ("draw", "gain", "extra-play", "protect")  # steps that can always be done

Place = tuple[int, int]  # a program and a step of it


def inspect(cards: CardSet, games: int = GAMES) -> tuple[bool, tuple[Words, ...]]:
    """Say whether a set can be played to the full, and what it contains."""
    never = never_done(cards, games)
    totals = symbol_totals(cards)
    balanced = len(set(totals)) == 1
    said = [*contents(cards), _symbols(cards, totals, balanced), *(_never(cards, place) for place in never)]
    return not never, (*said, Words("cards-unplayable" if never else "cards-playable"))


def contents(cards: CardSet) -> list[Words]:
    """Return what there is of everything."""
    shown = cards.shown
    copies = [int(card.count) for card in cards.evidence]
    faces = list(zip(shown.evidence, copies, strict=True))
    return [
        Words("cards-set", {"title": shown.title, "identity": shown.identity}),
        Words("cards-people", {"people": len(shown.characters), "symbols": len(shown.symbols)}),
        Words("cards-rooms", {"rooms": len(shown.rooms), "two": sum(room.pair for room in shown.rooms)}),
        Words(
            "cards-evidence",
            {
                "cards": sum(copies),
                "kinds": len(copies),
                "effects": sum(count for face, count in faces if face.text),
                "mysterious": sum(count for face, count in faces if face.mysterious),
                "coins": sum(count for face, count in faces if face.coin),
            },
        ),
        Words(
            "cards-events",
            {"events": len(shown.events), "tasks": sum(event.task for event in shown.events)},
        ),
    ]


def symbol_totals(cards: CardSet) -> list[int]:
    """Return how often each symbol is on all cards together."""
    totals = Counter(
        symbol
        for face, card in zip(cards.shown.evidence, cards.evidence, strict=True)
        for symbol in face.symbols * int(card.count)
    )
    return [totals[number] for number in range(len(cards.shown.symbols))]


def _symbols(cards: CardSet, totals: list[int], balanced: bool) -> Words:
    counted = [marked(face, total) for face, total in zip(cards.shown.symbols, totals, strict=True)]
    return Words("cards-balanced" if balanced else "cards-unbalanced", {"symbols": listed(counted)})


# ---------------------------------------------------------------- can all of it be done?


def never_done(cards: CardSet, games: int) -> list[Place]:
    """Return the steps that leave a choice and were never carried out in so many random games."""
    done: set[Place] = set()
    chance = fast(1)
    for number in range(games):
        state = new_game(chance.fork(), cards, 2 + number % 3, COUNTER)
        while state.seat >= 0:
            if state.program:
                done.add((state.program, state.step))
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))])
    return [place for place in _choices(cards) if place not in done]


def _choices(cards: CardSet) -> list[Place]:
    return [
        (number, n)
        for number, program in enumerate(cards.programs)
        for n, step in enumerate(program.steps)
        if VERBS[step.verb] not in AT_ONCE
    ]


def _never(cards: CardSet, place: Place) -> Words:
    program, step = place
    verb = VERBS[cards.programs[program].steps[step].verb]
    return Words("cards-never", {"name": _owner(cards, program), "step": verb})


def _owner(cards: CardSet, program: int) -> Words:
    """Return the name of the card, room or event that has a program."""
    shown = cards.shown
    named = (
        [(card.program, face.name) for card, face in zip(cards.evidence, shown.evidence, strict=True)]
        + [(room.program, face.name) for room, face in zip(cards.rooms, shown.rooms, strict=True)]
        + [(event.program, face.name) for event, face in zip(cards.events, shown.events, strict=True)]
    )
    return next(name for number, name in named if number == program)
