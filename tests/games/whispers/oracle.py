"""A second reading of the rules, plain and slow: lists and sets, no packing, its own look at the card file.

It takes over what a game dealt, keeps a copy of the generator for what the lot decides, and is then
given the same decisions; after each the whole truth must agree.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

from sottovoce.games.whispers.rules import WhispersState

ALL = frozenset(range(5))
RULE: dict[str, Any] = {
    "plays": 2, "hand": 4, "faces": "both", "bathroom": "open", "apart": False, "rooms": "as-printed",
    "effects": True, "guessing": True, "stake": 0, "forgiving": False,
}  # fmt: skip

Card = list[Any]  # key, seen by
Laid = list[Any]  # key, open, seen by, laid by


class Oracle:
    """The game as the book tells it."""

    def __init__(self, file: Path, state: WhispersState) -> None:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        self.evidence = {card["key"]: card for card in data["evidence"]}
        rooms = sorted(data["room"], key=lambda room: not room.get("bathroom", False))
        self.event_cards = data["event"]
        self.symbol = {person["key"]: person["symbol"] for person in data["character"]}
        self.people = list(self.symbol)
        self.kinds = list(self.evidence)
        self.players = state.players
        self.seats = range(state.players)
        self.chance = state.chance.copy()
        self.counter, self.leader = state.counter, state.leader
        self.rooms = [rooms[number] for number in state.rooms]
        self.events = list(state.events)
        self.who = [self.people[state.character(seat)] for seat in self.seats]
        self.at = {key: state.place_of(n) for n, key in enumerate(self.people)}
        self.hands: list[list[Card]] = [
            [[self.kinds[kind], {seat}] for kind, _ in state.hand_values(seat)] for seat in self.seats
        ]
        self.deck: list[Card] = [[self.kinds[kind], set()] for kind in state.deck[state.top :]]
        self.piles: list[list[Laid]] = [[] for _ in range(5)]
        self.points = [1] * self.players
        self.favour = [dict.fromkeys(self.people, 0) for _ in self.seats]
        self.revealed: set[int] = set()
        self.protected: set[int] = set()
        self.denied: list[set[str]] = [set() for _ in self.seats]
        self.rule = dict(RULE)
        self.stage = "evidence"
        self.mover: int | None = None
        self.choices: list[str] = []
        self.steps: list[dict[str, Any]] = []
        self.answer = ""
        self.flow = self.run()
        next(self.flow)

    # ------------------------------------------------------------ the course of the game

    def decide(self, notation: str) -> None:
        assert notation in self.choices
        self.answer = notation
        next(self.flow, None)

    def ask(self, seat: int, choices: list[str]) -> Iterator[None]:
        self.mover, self.choices = seat, choices
        yield
        self.choices = []

    def round_of_seats(self) -> list[int]:
        return [(self.leader + n) % self.players for n in self.seats]

    def run(self) -> Iterator[None]:
        while True:
            self.stage = "evidence"
            for seat in self.round_of_seats():
                yield from self.turn(seat)
            self.stage = "guessing"
            for seat in self.round_of_seats() if self.rule["guessing"] else []:
                yield from self.guess(seat)
            self.leader = (self.leader + 1) % self.players
            self.counter -= 1
            self.protected.clear()
            self.rule = dict(RULE)
            if self.counter == 0:
                break
            self.stage = "events"
            event = self.event_cards[self.events.pop(0)]
            self.rule |= event.get("rule", {})
            for seat in self.round_of_seats() if "task" in event else []:
                yield from self.carry_out(seat, event["task"], 0)
        self.stage, self.mover, self.choices = "over", None, []

    def turn(self, seat: int) -> Iterator[None]:
        self.plays = self.rule["plays"]
        laid: list[int] = []
        while self.plays and self.hands[seat]:
            yield from self.ask(seat, self.ways_to_play(seat, laid))
            self.plays -= 1
            yield from self.play(seat, self.answer, laid)
        self.draw(seat, self.rule["hand"] - len(self.hands[seat]))

    def ways_to_play(self, seat: int, laid: list[int]) -> list[str]:
        places = [n for n in range(5) if n or self.rule["bathroom"] == "open"]
        if self.rule["apart"]:
            places = [n for n in places if n not in laid] or places
        faces = {"both": "-+", "up": "+", "down": "-"}[self.rule["faces"]]
        kinds = sorted({card[0] for card in self.hands[seat]}, key=self.kinds.index)
        return [f"{kind}:{place}{face}" for kind in kinds for place in places for face in faces]

    def play(self, seat: int, text: str, laid: list[int]) -> Iterator[None]:
        key, _, where = text.partition(":")
        place, is_open = int(where[0]), where[1] == "+"
        card = self.take(seat, key)
        before = self.worth()
        self.piles[place].append([key, is_open, set(ALL) if is_open else card[1], seat])
        self.note(seat, before)
        laid.append(place)
        if is_open and self.rule["effects"]:
            yield from self.carry_out(seat, self.evidence[key].get("effect", []), place)
        if self.room_acts(place, laid):
            yield from self.carry_out(seat, self.rooms[place].get("action", []), place)

    def room_acts(self, place: int, laid: list[int]) -> bool:
        if self.rule["rooms"] == "asleep":
            return False
        every_card = not self.rooms[place].get("two", False) or self.rule["rooms"] == "awake"
        return every_card or laid.count(place) % 2 == 0

    def guess(self, seat: int) -> Iterator[None]:
        targets = [s for s in self.seats if s != seat and s not in self.revealed and s not in self.protected]
        if not targets:
            return
        yield from self.ask(seat, [f"guess:{t}={who}" for t in targets for who in self.people] + ["pass"])
        if self.answer == "pass":
            return
        target, named = int(self.answer[6]), self.answer[8:]
        stake = max(0, self.counter + self.rule["stake"])
        if self.who[target] == named:
            self.points[seat] += stake
            self.revealed.add(target)
        else:
            self.points[target] += 0 if self.rule["forgiving"] else stake
            self.denied[target].add(named)

    # ------------------------------------------------------------ the steps

    def carry_out(self, seat: int, steps: list[dict[str, Any]], here: int) -> Iterator[None]:
        for step in steps:
            for _ in range(step.get("amount", 1) if step["do"] == "discard" else 1):
                choices = self.choices_of(seat, step, here)
                if choices is None:
                    self.at_once(seat, step, here)
                elif choices:
                    yield from self.ask(seat, choices)
                    self.chosen(seat, step, self.answer.partition(":")[2])

    def choices_of(self, seat: int, step: dict[str, Any], here: int) -> list[str] | None:
        """All that a step leaves to choose from; None if it leaves nothing to choose."""
        near = {
            name: range(5) if step.get(name, "anywhere") == "anywhere" else [here]
            for name in ("at", "from", "to")
        }
        others = [s for s in self.seats if s != seat]
        match step["do"]:
            case "discard":
                return [f"drop:{card[0]}" for card in self.hands[seat]]
            case "flip":
                turnable = {"either": (True, False), "up": (False,), "down": (True,)}[
                    step.get("way", "either")
                ]
                return [f"flip:{n}" for n in near["at"] if self.piles[n] and self.piles[n][-1][1] in turnable]
            case "move-card":
                return [
                    f"carry:{a}>{b}" for a in near["from"] for b in near["to"] if a != b and self.piles[a]
                ]
            case "move-figure":
                return [
                    f"lead:{who}>{b}"
                    for who in self.people
                    for b in near["to"]
                    if b and b != self.at[who] and self.at[who] in near["from"]
                ]
            case "swap-figures":
                return [f"trade:{a}/{b}" for a, b in combinations(self.people, 2) if self.at[a] != self.at[b]]
            case "peek":
                return [f"peek:{n}" for n in near["at"] if any(seat not in card[2] for card in self.piles[n])]
            case "peek-hand":
                return [f"spy:{s}" for s in others if any(seat not in card[1] for card in self.hands[s])]
            case "swap-hand":
                return [f"swap:{card[0]}/{s}" for card in self.hands[seat] for s in others if self.hands[s]]
            case "give":
                return [f"give:{s}" for s in others if self.points[seat]]
        return None

    def at_once(self, seat: int, step: dict[str, Any], here: int) -> None:
        match step["do"]:
            case "draw":
                self.draw(seat, step.get("amount", 1))
            case "gain" if "each" in step:
                piles = [self.piles[here]] if step.get("at") == "here" else self.piles
                odd = [c for pile in piles for c in pile if c[1] and self.evidence[c[0]].get("mysterious")]
                self.points[seat] += len(odd)
            case "gain":
                self.points[seat] += step.get("amount", 1)
            case "extra-play":
                self.plays += 1
            case "protect":
                self.protected.add(seat)

    def chosen(self, seat: int, step: dict[str, Any], choice: str) -> None:
        match step["do"]:
            case "discard":
                self.deck.append(self.take(seat, choice))
            case "flip":
                before, card = self.worth(), self.piles[int(choice)][-1]
                card[1], card[2] = not card[1], set(ALL)
                self.note(seat, before)
            case "move-card":
                start, end = int(choice[0]), int(choice[2])
                self.piles[end].append(self.piles[start].pop())
                for who, place in self.at.items():
                    self.favour[seat][who] += (place == end) - (place == start)
            case "move-figure":
                person, where = choice.split(">")
                self.walk(seat, {person: int(where)})
            case "swap-figures":
                one, two = choice.split("/")
                self.walk(seat, {one: self.at[two], two: self.at[one]})
            case "peek":
                next(card for card in reversed(self.piles[int(choice)]) if seat not in card[2])[2].add(seat)
            case "peek-hand":
                unseen = [card for card in self.hands[int(choice)] if seat not in card[1]]
                unseen[self.chance.below(len(unseen))][1].add(seat)
            case "swap-hand":
                self.swap(seat, choice.split("/")[0], int(choice[-1]))
            case "give":
                amount = min(step.get("amount", 1), self.points[seat])
                self.points[seat] -= amount
                self.points[int(choice)] += amount

    def swap(self, seat: int, key: str, other: int) -> None:
        taken = self.hands[other].pop(self.chance.below(len(self.hands[other])))
        given = self.take(seat, key)
        for card in (taken, given):
            card[1] |= {seat, other}
        self.hands[seat].append(taken)
        self.hands[other].append(given)

    def walk(self, seat: int, ways: dict[str, int]) -> None:
        for who, place in ways.items():
            more = len(self.piles[place]) - len(self.piles[self.at[who]])
            self.favour[seat][who] += max(-4, min(4, more))
        self.at |= ways

    # ------------------------------------------------------------ cards

    def draw(self, seat: int, count: int) -> None:
        for _ in range(count):
            if self.deck and len(self.hands[seat]) < 10:
                card = self.deck.pop(0)
                card[1].add(seat)
                self.hands[seat].append(card)

    def take(self, seat: int, key: str) -> Card:
        """Take a card out of a hand: of several alike, the lowest by those who know it, as bits."""
        alike = [card for card in self.hands[seat] if card[0] == key]
        card = min(alike, key=lambda card: sum(1 << s for s in card[1]))
        self.hands[seat] = [other for other in self.hands[seat] if other is not card]
        return card

    def symbols(self, pile: list[Laid], who: str) -> int:
        total = 0
        for n, (key, is_open, _, _) in enumerate(pile):
            coin = n > 0 and pile[n - 1][1] and self.evidence[pile[n - 1][0]].get("coin", False)
            count = self.evidence[key]["symbols"].count(self.symbol[who])
            total += count * (2 if coin else 1) if is_open else 0
        return total

    def worth(self) -> dict[str, int]:
        """What every character would be paid for room and symbols now."""
        return {
            who: len(self.piles[self.at[who]]) + sum(self.symbols(pile, who) for pile in self.piles)
            for who in self.people
        }

    def note(self, seat: int, before: dict[str, int]) -> None:
        for who, worth in self.worth().items():
            self.favour[seat][who] += worth - before[who]

    # ------------------------------------------------------------ the result and the whole truth

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Winners and points."""
        home = [self.symbols(self.piles[self.at[who]], who) for who in self.who]
        totals = tuple(self.points[seat] + self.worth()[self.who[seat]] for seat in self.seats)
        best = max((totals[seat], home[seat]) for seat in self.seats)
        return tuple(seat for seat in self.seats if (totals[seat], home[seat]) == best), totals

    def truth(self) -> dict[str, object]:
        """Everything, as `truth_of` reads it from the engine's state."""
        return {
            "mover": -1 if self.mover is None else self.mover,
            "stage": self.stage,
            "counter": self.counter,
            "leader": self.leader,
            "legal": sorted(set(self.choices)),
            "hands": [[(key, frozenset(seen)) for key, seen in hand] for hand in self.hands],
            "deck": [(key, frozenset(seen)) for key, seen in self.deck],
            "piles": [[(key, up, frozenset(seen), by) for key, up, seen, by in pile] for pile in self.piles],
            "points": self.points,
            "at": self.at,
            "revealed": self.revealed,
            "protected": self.protected,
            "denied": self.denied,
            "favour": self.favour,
            "events left": self.events,
        }


def truth_of(state: WhispersState) -> dict[str, object]:
    """Everything in the engine's state, as plainly as the oracle has it."""
    kinds = [card.key for card in state.cards.evidence]
    people = [person.key for person in state.cards.shown.characters]
    seats = range(state.players)
    return {
        "mover": state.seat,
        "stage": ("evidence", "guessing", "events", "over")[state.stage],
        "counter": state.counter,
        "leader": state.leader,
        "legal": sorted(state.cards.notations[code] for code in state.legal()),
        "hands": [[(kinds[kind], who(seen)) for kind, seen in state.hand_values(seat)] for seat in seats],
        "deck": [(kinds[card & 63], who(card >> 6)) for card in state.deck[state.top :]],
        "piles": [
            [(kinds[kind], up == 1, who(seen), by) for kind, up, seen, by in state.pile_values(place)]
            for place in range(5)
        ],
        "points": [state.points_of(seat) for seat in seats],
        "at": {key: state.place_of(n) for n, key in enumerate(people)},
        "revealed": {seat for seat in seats if state.revealed >> seat & 1},
        "protected": {seat for seat in seats if state.protected >> seat & 1},
        "denied": [{people[n] for n in range(8) if state.denied >> (8 * seat + n) & 1} for seat in seats],
        "favour": [{key: state.favour(seat, n) for n, key in enumerate(people)} for seat in seats],
        "events left": state.events[state.drawn :],
    }


def who(mask: int) -> frozenset[int]:
    return frozenset(n for n in range(5) if mask >> n & 1)
