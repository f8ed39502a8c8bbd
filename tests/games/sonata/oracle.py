"""The rules of Black Sonata once more, slowly: cards as words in lists that are moved about by hand.

Written from the books and the rulings, not from the engine. Only one thing is taken from the engine: the
order into which the Fiend's shuffle brought the clue deck, after a look that the right cards are in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

ROADS = {
    "Bis": "Cor Eas Sho", "Bla": "Cle Cli StP", "Cle": "Bla Cri", "Cli": "Bla Sou", "Cor": "Bis Cri Eas StP",
    "Cri": "Cle Cor Sho StP", "Eas": "Bis Cor Lon", "Lon": "Eas Sou", "Sho": "Bis Cri", "Sou": "Cli Lon",
    "StP": "Bla Cor Cri",
}  # fmt: skip
TRAITS = {
    "AF": "HQR", "AH": "DNT", "AW": "DHN", "EV": "CHR", "EL": "NRT", "JF": "QRT",
    "JD": "HNR", "LM": "CDH", "MM": "DHQ", "MF": "CDT", "PR": "CRT", "WB": "DQT",
}  # fmt: skip
COUNTDOWN = "countdown"
ORDER = "QRCNTHD"


def triple(letters: str) -> str:
    return "name:" + "".join(sorted(letters, key=ORDER.index))


@dataclass
class Oracle:
    """Everything on the table. A card of the stealth deck is (kind, what): stealth and its place, or fog."""

    mode: str
    stealth: list[tuple[str, str]]
    fog: list[str]
    clues: list[str]
    dark: str
    mate: str | None
    countdown: int
    fog_out: int = 0
    pawn: str = ""
    length: int = 0
    visited: set[str] = field(default_factory=set)
    hand: set[str] = field(default_factory=set)
    asking: str = "placing"
    took_a_clue: bool = False
    ending: str = ""
    score: int = 0

    def __post_init__(self) -> None:
        self.length = len(self.stealth)
        self.stealth.append((COUNTDOWN, ""))

    # ------------------------------------------------------------ what may be done

    def choices(self) -> set[str]:
        if self.ending:
            return set()
        if self.asking == "naming":
            return {triple("".join(three)) for three in combinations(ORDER, 3)}
        free = {"keys"} if self.mate and len(self.visited) == 11 and self.asking != "placing" else set()
        return free | self._choices()

    def _choices(self) -> set[str]:
        roads = {f"go:{place}" for place in ROADS[self.pawn].split()} if self.pawn else set()
        anywhere = {f"go:{place}" for place in ROADS}
        match self.asking:
            case "placing" | "pursuit":
                return anywhere
            case "near":
                return roads
            case "discard":
                return {f"drop:{lady}" for lady in self.hand}
            case "moved":
                return {"end", "search"} if self._may_search_too() else {"end"}
            case "found":
                clue = {"clue"} if self.clues else set()
                return clue | {"leave"} | (set() if self.took_a_clue else {"confront"})
        return roads | {"pass", "fog" if self.stealth[0][0] == "fog" else "search"}

    def _may_search_too(self) -> bool:
        return self.mode == "training" and self.stealth[0][0] != "fog"

    # ------------------------------------------------------------ doing it

    def do(self, word: str, shuffled: Sequence[str] = ()) -> None:
        """Do what is chosen; `shuffled` is the clue deck as the Fiend leaves it, the new Dark Lady first."""
        verb, _, what = word.partition(":")
        match verb:
            case "go":
                self._go(what)
            case "pass" | "end":
                self._lady()
            case "keys":
                self._keys()
            case "search":
                self._search()
            case "clue":
                self.hand.add(self.clues.pop(0))
                self._slip()
            case "leave":
                self._slip()
            case "confront":
                self.asking = "naming"
            case "name":
                self._name(what)
            case "drop":
                self.hand.remove(what)
                self.hand.add(self.clues.pop(0))
                self._lady()
            case "fog":
                self._fog(list(shuffled))

    def _go(self, to: str) -> None:
        first = self.asking == "placing"
        completes = len(self.visited | {to}) == 11 and to not in self.visited
        self.pawn = to
        self.visited.add(to)
        if first:
            self._lady()
        elif completes or self._may_search_too():
            self.asking = "moved"
        else:
            self._lady()

    def _keys(self) -> None:
        assert self.mate
        self.hand.add(self.mate)
        self.mate = None
        self.took_a_clue = True
        if self.asking == "moved" and not self._may_search_too():
            self._lady()

    def _lady(self) -> None:
        self.took_a_clue = False
        if self._advance():
            self.asking = "acting"

    def _advance(self) -> bool:
        self.stealth.append(self.stealth.pop(0))
        if self.stealth[0][0] != COUNTDOWN:
            return True
        if self.countdown == 0:
            self.ending = "time-up"
            return False
        self.countdown -= 1
        self.stealth.append(self.stealth.pop(0))
        return True

    def _search(self) -> None:
        if not self.fog:
            self.ending = "no-fog-to-search"
            return
        self.stealth.insert(1, ("fog", self.fog.pop(0)))
        _, place = self.stealth.pop(0)
        if place == self.pawn:
            self.asking = "found"
        else:
            self._slip()

    def _slip(self) -> None:
        for _ in range(len(self.hand)):
            if not self._advance():
                return
        self._lady()

    def _name(self, letters: str) -> None:
        if set(letters) != set(TRAITS[self.dark]):
            self.ending = "mistaken"
            return
        self.ending = "unmasked"
        above = self.stealth.index((COUNTDOWN, ""))
        score = above + self.countdown * self.length + 2 * len(self.fog)
        bonus = {"easy": -30, "advanced": 5, "expert": 5 + 5 * self.fog_out}.get(self.mode, 0)
        self.score = -(-score // 2) if self.mode == "training" else score + bonus

    # ------------------------------------------------------------ fog

    def _fog(self, shuffled: list[str]) -> None:
        if not self.fog:
            self.ending = "no-fog-to-play"
            return
        self.stealth.insert(1, ("fog", self.fog.pop(0)))
        _, card = self.stealth.pop(0)
        if card not in ("clear-sky", "flown"):
            self.fog.append(card)
        match card:
            case "clue" | "clear-sky":
                self._fog_clue()
            case "pursuit" | "near":
                self.asking = card
            case "second-thought":
                self._second_thought()
            case "chase":
                if self._advance() and self._advance():
                    self._lady()
            case "falsehood":
                self.fog.pop(0)
                self._lady()
            case "fiend":
                assert sorted(shuffled) == sorted([*self.clues, self.dark])
                self.dark, *self.clues = shuffled
                self._lady()
            case _:
                self._lady()

    def _fog_clue(self) -> None:
        if not self.clues:
            self.ending = "no-clue-left"
            return
        self.hand.add(self.clues.pop(0))
        self._lady()

    def _second_thought(self) -> None:
        can_discard = self.hand or (self.mate and len(self.visited) == 11)
        if not can_discard:
            self.ending = "nothing-to-discard"
        elif not self.clues:
            self.ending = "no-clue-left"
        else:
            self.asking = "discard"
