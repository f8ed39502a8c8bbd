"""A card set from its file: read, checked in every field, and built for the rules (Ruling W0).

docs/card-sets.md describes the format. The house set is `house.toml` beside this file.
"""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from sottovoce.core.errors import BadCardSet
from sottovoce.core.view import Words
from sottovoce.games.whispers.actions import tabulate
from sottovoce.games.whispers.components import (
    ANYWHERE,
    CHARACTERS,
    EITHER_WAY,
    HERE,
    LONGEST_COUNTER,
    MOST_CARDS,
    MOST_KINDS,
    MOST_ON_CARD,
    MOST_STEPS,
    MOST_SYMBOLS,
    PLACES,
    ROOMS_AS_PRINTED,
    ROOMS_ASLEEP,
    ROOMS_AWAKE,
    TURN_DOWN,
    TURN_UP,
    VERBS,
    CardSet,
    EventCard,
    Evidence,
    Program,
    Room,
    Rule,
    Step,
)
from sottovoce.games.whispers.schema import WHOLE, Notes, Part, Problem, twice
from sottovoce.games.whispers.telling import (
    house_name,
    house_note,
    own_words,
    rule_words,
    set_title,
    steps_words,
)
from sottovoce.games.whispers.view import (
    CharacterFace,
    EventFace,
    EvidenceFace,
    RoomFace,
    SetView,
    SymbolFace,
)

FORMAT = 1
HOUSE = Path(__file__).with_name("house.toml")
LARGEST_FILE = 1_000_000
FEWEST_CARDS = 24  # four hands of four, and something to draw

_AMOUNTS = {"draw": 3, "discard": 3, "gain": 3, "give": 3}
_PLACED = {
    "flip": ("at",),
    "peek": ("at",),
    "move-card": ("from", "to"),
    "move-figure": ("from", "to"),
    "gain": ("at",),
}
_NOT_IN_TASKS = ("extra-play",)
_WAYS = {"either": EITHER_WAY, "up": TURN_UP, "down": TURN_DOWN}
_FACES = {"down": 1, "up": 2, "both": 3}
_ROOMS = {"as-printed": ROOMS_AS_PRINTED, "asleep": ROOMS_ASLEEP, "awake": ROOMS_AWAKE}
_SAID = ("name", "note", "title", "mark")  # what may change without changing the game


def load(path: Path) -> CardSet:
    """Return the card set of a file, or refuse it and say all that is wrong."""
    if path == HOUSE:
        return house()
    text = _text_of(path)
    return read(text, path.name)


def _text_of(path: Path) -> str:
    try:
        if not path.is_file():
            raise _refusal(path.name, [Problem(1, WHOLE, "there is no such file")])
        if path.stat().st_size > LARGEST_FILE:
            raise _refusal(path.name, [Problem(1, WHOLE, f"it is larger than {LARGEST_FILE} bytes")])
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise _refusal(path.name, [Problem(1, WHOLE, "it is not a UTF-8 text")]) from error
    except (OSError, ValueError) as error:
        raise _refusal(path.name, [Problem(1, WHOLE, "it cannot be read")]) from error


@cache
def house() -> CardSet:
    """Return the house set; it is read once."""
    return read(HOUSE.read_text(encoding="utf-8"), HOUSE.name)


@cache
def _house_keys() -> frozenset[tuple[str, str]]:
    """Return (group, key) of everything in the house set: only that has a name in our own words."""
    data = tomllib.loads(HOUSE.read_text(encoding="utf-8"))
    groups = ("symbol", "character", "room", "evidence", "event")
    return frozenset((group, thing["key"]) for group in groups for thing in data[group])


def read(text: str, file: str) -> CardSet:
    """Return the card set that a text describes, or refuse it and say all that is wrong."""
    data = _parsed(text, file)
    reader = _Reader(text, data)
    built = reader.card_set()
    if reader.notes.problems:
        raise _refusal(file, sorted(reader.notes.problems))
    tabulate(built)
    return built


def _parsed(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = re.search(r"\(at line (\d+), column \d+\)", str(error))
        problem = Problem(int(place[1]) if place else text.count("\n") + 1, WHOLE, f"not TOML: {error}")
        raise _refusal(file, [problem]) from error


def _refusal(file: str, problems: list[Problem]) -> BadCardSet:
    lines = [f"{file}, line {line}: {field}: {text}" for line, field, text in problems]
    return BadCardSet(problems="\n".join(lines))


def identity(data: dict[str, Any]) -> str:
    """Return the hash of what a set does: names and texts may be mended without breaking records."""
    plain = json.dumps(_bare(data), sort_keys=True, ensure_ascii=False)
    return sha256(plain.encode()).hexdigest()[:12]


def _bare(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _bare(item) for key, item in value.items() if key not in _SAID}
    return [_bare(item) for item in value] if isinstance(value, list) else str(value)


class _Reader:
    """Builds a set from parsed data, noting every problem on the way."""

    def __init__(self, text: str, data: dict[str, Any]) -> None:
        self.notes = Notes(text)
        self.data = data
        self.top = Part(self.notes, "", data)
        self.programs = [Program([])]
        self.rules = [Rule()]
        self.symbols: list[str] = []

    def card_set(self) -> CardSet:
        name = self._header()
        title = self.top.words("title")
        symbols = self._symbols()
        people = self._characters()
        rooms, room_faces = self._rooms()
        evidence, evidence_faces = self._evidence()
        events, event_faces = self._events()
        self.top.finish()
        shown = SetView(
            name=name,
            identity=f"{name}:{identity(self.data)}",
            title=own_words(title) if title else set_title(name),
            symbols=tuple(symbols),
            characters=tuple(people),
            rooms=tuple(room_faces),
            evidence=tuple(evidence_faces),
            events=tuple(event_faces),
        )
        symbol_of = [person.symbol for person in people]
        return CardSet(shown, symbol_of, rooms, evidence, events, self.programs, self.rules)

    def _header(self) -> str:
        if self.top.whole("format", 0, 999) != FORMAT:
            self.top.wrong("format", f"this program reads format {FORMAT}")
        return self.top.key("name")

    def _name(self, part: Part, group: str, key: str) -> Words:
        given = part.words("name")
        if given is None and (group, key) not in _house_keys() and key != "?":
            part.wrong("name", "this field is missing (only things of the house set have names of their own)")
        return own_words(given) if given else house_name(group, key)

    def _note(self, part: Part, group: str, key: str, named: Words) -> Words | None:
        """Return the line in small print: the file's, or the house's for a thing of the house."""
        given = part.words("note")
        if given:
            return own_words(given)
        return house_note(group, key) if named == house_name(group, key) else None

    def _unique(self, group: str, keys: list[str]) -> None:
        for n in twice(keys):
            self.notes.add(f"{group}[{n}].key", f"'{keys[n]}' is there twice")

    # ------------------------------------------------------------ symbols and characters

    def _symbols(self) -> list[SymbolFace]:
        faces = [self._symbol(part) for part in self.top.parts("symbol", 2, MOST_SYMBOLS)]
        self.symbols = [face.key for face in faces]
        self._unique("symbol", self.symbols)
        return faces

    def _symbol(self, part: Part) -> SymbolFace:
        key = part.key()
        face = SymbolFace(key, part.short("mark"), self._name(part, "symbol", key))
        part.finish()
        return face

    def _symbol_number(self, part: Part, field: str, name: str) -> int:
        if name not in self.symbols:
            part.wrong(field, f"there is no symbol '{name}'; the symbols are: {', '.join(self.symbols)}")
            return 0
        return self.symbols.index(name)

    def _characters(self) -> list[CharacterFace]:
        parts = self.top.parts("character", CHARACTERS, CHARACTERS)
        faces = [self._character(part) for part in parts]
        self._unique("character", [face.key for face in faces])
        for number, key in enumerate(self.symbols):
            if sum(face.symbol == number for face in faces) > PLACES - 1:
                text = f"more than {PLACES - 1} characters have '{key}': two of them would share a room"
                self.notes.add("character", text)
        return faces

    def _character(self, part: Part) -> CharacterFace:
        key = part.key()
        symbol = self._symbol_number(part, "symbol", part.key("symbol"))
        name = self._name(part, "character", key)
        face = CharacterFace(key, symbol, name, self._note(part, "character", key, name))
        part.finish()
        return face

    # ------------------------------------------------------------ rooms and evidence

    def _rooms(self) -> tuple[list[Room], list[RoomFace]]:
        parts = self.top.parts("room", PLACES, 40)
        baths = [part for part in parts if part.has("bathroom")]
        found = [self._room(part) for part in parts]
        self._unique("room", [face.key for _, face, _ in found])
        if sum(bathroom for _, _, bathroom in found) != 1:
            where = baths[-1].at("bathroom") if baths else "room"
            self.notes.add(where, "exactly one room must be the bathroom (bathroom = true)")
        found.sort(key=lambda each: not each[2])  # the bathroom comes first, the others keep their order
        return [room for room, _, _ in found], [face for _, face, _ in found]

    def _room(self, part: Part) -> tuple[Room, RoomFace, bool]:
        key = part.key()
        bathroom = part.yes("bathroom")
        pair = part.yes("two")
        steps = self._steps(part, "action", least=0)
        name = self._name(part, "room", key)
        face = RoomFace(key, pair, name, steps_words(steps), self._note(part, "room", key, name))
        part.finish()
        return Room(key, int(pair), self._program(steps)), face, bathroom

    def _evidence(self) -> tuple[list[Evidence], list[EvidenceFace]]:
        parts = self.top.parts("evidence", 1, MOST_KINDS)
        found = [self._card(part, kind) for kind, part in enumerate(parts)]
        self._unique("evidence", [face.key for _, face in found])
        total = sum(int(card.count) for card, _ in found)
        if parts and not FEWEST_CARDS <= total <= MOST_CARDS:
            self.notes.add("evidence", f"there must be {FEWEST_CARDS} to {MOST_CARDS} cards, not {total}")
        return [card for card, _ in found], [face for _, face in found]

    def _card(self, part: Part, kind: int) -> tuple[Evidence, EvidenceFace]:
        key = part.key()
        count = part.whole("count", 1, MOST_CARDS, 1)
        names = part.names("symbols", 1, MOST_ON_CARD)
        symbols = sorted(self._symbol_number(part, "symbols", name) for name in names)
        coin, mysterious = part.yes("coin"), part.yes("mysterious")
        steps = self._steps(part, "effect", least=0)
        name = self._name(part, "evidence", key)
        note = self._note(part, "evidence", key, name)
        text = steps_words(steps) if steps else None
        part.finish()
        card = Evidence(key, count, symbols, int(coin), int(mysterious), self._program(steps))
        return card, EvidenceFace(kind, key, tuple(symbols), coin, mysterious, name, text, note)

    # ------------------------------------------------------------ events

    def _events(self) -> tuple[list[EventCard], list[EventFace]]:
        parts = self.top.parts("event", LONGEST_COUNTER - 1, 40)
        found = [self._event(part) for part in parts]
        self._unique("event", [face.key for _, face in found])
        return [card for card, _ in found], [face for _, face in found]

    def _event(self, part: Part) -> tuple[EventCard, EventFace]:
        key = part.key()
        task = part.has("task")
        if task == part.has("rule"):
            part.wrong("task", "an event has either a task or a rule")
        steps = self._steps(part, "task", least=1) if task else []
        rule = 0 if task else self._rule(part.part("rule"))
        text = steps_words(steps) if task else rule_words(self.rules[rule])
        name = self._name(part, "event", key)
        face = EventFace(key, task, name, text, self._note(part, "event", key, name))
        part.finish()
        return EventCard(key, rule, self._program(steps)), face

    def _rule(self, part: Part) -> int:
        usual, rule = Rule(), Rule()
        rule.plays = part.whole("plays", 1, 4, usual.plays)
        rule.hand = part.whole("hand", 1, 8, usual.hand)
        rule.faces = _FACES[part.choice("faces", tuple(_FACES), "both")]
        rule.closed = int(part.choice("bathroom", ("open", "closed"), "open") == "closed")
        rule.apart = int(part.yes("apart"))
        rule.rooms = _ROOMS[part.choice("rooms", tuple(_ROOMS), "as-printed")]
        rule.effects = int(part.yes("effects", True))
        rule.guessing = int(part.yes("guessing", True))
        rule.stake = part.whole("stake", -LONGEST_COUNTER, LONGEST_COUNTER, 0)
        rule.forgiving = int(part.yes("forgiving"))
        part.finish()
        if rule_words(rule).message == "rule-none":
            self.notes.add(part.path, "a rule must change something")
        self.rules.append(rule)
        return len(self.rules) - 1

    # ------------------------------------------------------------ steps

    def _program(self, steps: list[Step]) -> int:
        if not steps:
            return 0
        self.programs.append(Program(steps))
        return len(self.programs) - 1

    def _steps(self, part: Part, field: str, least: int) -> list[Step]:
        return [self._step(step, field) for step in part.parts(field, least, MOST_STEPS)]

    def _step(self, part: Part, field: str) -> Step:
        do = part.choice("do", VERBS)
        if field == "task" and do in _NOT_IN_TASKS:
            part.wrong("do", f"'{do}' cannot be part of a task")
        each = part.has("each") and do == "gain" and part.choice("each", ("mysterious",)) == "mysterious"
        amount = part.whole("amount", 1, 1 if each else _AMOUNTS[do], 1) if do in _AMOUNTS else 1
        places = {name: self._place(part, name, field) for name in _PLACED.get(do, ())}
        way = _WAYS[part.choice("way", tuple(_WAYS), "either")] if do == "flip" else EITHER_WAY
        part.finish()
        if places.get("from") == places.get("to") == HERE:
            part.wrong("to", "from here to here nothing moves")
        source = places.get("at", places.get("from", ANYWHERE))
        return Step(VERBS.index(do), amount, source, places.get("to", ANYWHERE), way, int(each))

    def _place(self, part: Part, name: str, field: str) -> int:
        place = part.choice(name, ("anywhere", "here"), "anywhere")
        if place == "here" and field == "task":
            part.wrong(name, "a task has no 'here': no card is being played")
            return ANYWHERE
        return HERE if place == "here" else ANYWHERE
