"""A second reading of the rules: slow, plain, one long story told by a generator.

It knows the rulebook and the rulings, and nothing of the engine but the words of its notation. Shuffles are
not its own: it is told how they came out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field

Question = tuple[int, set[str]]
Asking = Generator[Question, str, None]
Answer = Generator[Question, str, str]

TYPES = "3456789"
RESIDENTS = ("Wat", "Hud", "Les")
GUESTS = ("Adl", "Gre", "Wig", "Pik", "Tob", "Joh", "Bil", "Kra", "Hun")
PLAN = {0: 0, 1: -1, 2: 1, 3: 3, 4: 6, 5: 10}
FULL_DECK = Counter({**{value: int(value) for value in TYPES}, "P": 5, "J": 5})


@dataclass
class Player:
    """One brother's side of the table."""

    tokens: int = 5
    open: Counter[str] = field(default_factory=Counter)
    with_joker: set[str] = field(default_factory=set)
    loose: int = 0
    hidden: Counter[str] = field(default_factory=Counter)
    held: str = ""
    upright: set[str] = field(default_factory=set)
    flat: set[str] = field(default_factory=set)

    def types(self) -> set[str]:
        return {card for card, number in self.open.items() if number}

    def givable(self) -> set[str]:
        loose = {"J"} if self.loose else set()
        return self.types() | {f"J{kind}" for kind in self.with_joker} | loose

    def lose(self, card: str) -> None:
        self.open[card] -= 1
        if not self.open[card] and card in self.with_joker:
            self.with_joker.remove(card)
            self.loose += 1

    def give(self, what: str) -> str:
        """Give up an open card named as in the notation; return what card that is."""
        if what == "J":
            self.loose -= 1
        elif what.startswith("J"):
            self.with_joker.remove(what[1:])
        else:
            self.lose(what)
        return what[0]


class Game:
    """A whole game; `story()` asks who decides among what, and is sent the decision."""

    def __init__(self, draft: bool, brothers: bool, villains: str, shuffled: Callable[[], list[str]]) -> None:
        self.draft, self.brothers, self.villains = draft, brothers, villains
        self.shuffled = shuffled
        self.players = [Player(), Player()]
        self.town: list[str] = list(RESIDENTS)
        self.hiding: set[str] = set()
        self.guests: list[str] = []
        self.row: Counter[str] = Counter()
        self.deck: list[str] = []
        self.discards: Counter[str] = Counter()
        self.day = 1
        self.right = 1 if brothers else None
        self.fresh = False
        self.reshuffles = 0

    # ------------------------------------------------------------ cards and tokens

    def shuffle(self, cards: Counter[str]) -> list[str]:
        order = self.shuffled()
        assert Counter(order) == +cards, (order, cards)
        return list(order)

    def can_draw(self) -> int:
        return len(self.deck) + self.discards.total()

    def draw(self) -> str:
        if not self.deck:
            self.deck, self.discards = self.shuffle(self.discards), Counter()
            self.reshuffles += 1
        return self.deck.pop(0)

    def fill(self) -> None:
        while self.row.total() < 4 and self.can_draw():
            self.row[self.draw()] += 1

    def in_row(self) -> set[str]:
        return {card for card, number in self.row.items() if number}

    def gain(self, seat: int, tokens: int) -> None:
        reserve = 24 - sum(player.tokens for player in self.players)
        self.players[seat].tokens += min(tokens, reserve)

    def pay(self, seat: int, tokens: int) -> None:
        assert self.players[seat].tokens >= tokens
        self.players[seat].tokens -= tokens

    def get(self, seat: int, card: str) -> Asking:
        """Receive an open card."""
        player = self.players[seat]
        if card == "J":
            player.loose += 1
            sets = {kind for kind in player.types() - {"P"} if kind not in player.with_joker}
            if sets:
                yield from self.place_joker(seat, sets)
            return
        new = not player.open[card]
        player.open[card] += 1
        if new and card != "P" and player.loose and (yield seat, {"join", "apart"}) == "join":
            player.loose -= 1
            player.with_joker.add(card)

    def place_joker(self, seat: int, sets: set[str]) -> Answer:
        where = (yield seat, {f"joker:{kind}" for kind in sets} | {"joker:loose"}).split(":")[1]
        if where != "loose":
            self.players[seat].loose -= 1
            self.players[seat].with_joker.add(where)
        return where

    def hide(self, seat: int, card: str) -> Asking:
        """Receive a card drawn from the deck."""
        if card == "J":
            yield from self.get(seat, card)
        else:
            self.players[seat].hidden[card] += 1

    # ------------------------------------------------------------ the week

    def story(self) -> Asking:
        yield from self.set_up()
        for self.day in range(1, 8):
            if self.day > 1:
                yield from self.morning()
            yield from self.investigate()
            self.evening()
        for seat in (0, 1):
            yield from self.last_jokers(seat)

    def set_up(self) -> Asking:
        self.guests = self.shuffle(Counter(GUESTS))
        if self.draft:
            hands = [self.guests[:2], self.guests[2:4]]
            picks: list[str] = []
            for seat in (0, 1):
                picks.append((yield seat, {f"bring:{guest}" for guest in hands[seat]}).split(":")[1])
            self.town += picks
            self.guests = self.shuffle(Counter(self.guests) - Counter(picks))
        else:
            self.town += self.guests[:2]
            self.guests = self.guests[2:]
        if self.villains != "none":
            names = {"moriarty": ["Moriarty"], "moran": ["Moran"], "both": ["Moriarty", "Moran"]}
            self.guests = self.shuffle_in(names.get(self.villains))
        yield 0, {"be:S", "be:M"}
        self.deck = self.shuffle(FULL_DECK)
        self.fill()

    def shuffle_in(self, villains: list[str] | None) -> list[str]:
        order = self.shuffled()
        came = Counter(order) - Counter(self.guests)
        assert len(order) == len(self.guests) + came.total()
        if villains is None:
            assert list(came) in (["Moriarty"], ["Moran"])
        else:
            assert came == Counter(villains)
        return list(order)

    def morning(self) -> Asking:
        for player in self.players:
            player.upright, player.flat = player.upright | player.flat, set()
        while (guest := self.guests.pop(0)) in ("Moriarty", "Moran"):
            yield from self.moriarty() if guest == "Moriarty" else self.moran()
        self.town.append(guest)

    def moriarty(self) -> Asking:
        for seat in (0, 1, 1, 0):
            player = self.players[seat]
            ways = {f"give:{what}" for what in player.givable()}
            if player.tokens >= 2 or (player.tokens and not ways):
                ways.add("pay")
            if not ways:
                continue
            choice = yield seat, ways
            if choice == "pay":
                self.pay(seat, min(2, player.tokens))
            else:
                self.discards[player.give(choice.split(":")[1])] += 1

    def moran(self) -> Asking:
        for seat in (0, 1):
            player = self.players[seat]
            where = (yield seat, {f"flat:{who}" for who in player.upright}).split(":")[1]
            player.upright.remove(where)
            player.flat.add(where)

    def evening(self) -> None:
        both = self.players[0].flat & self.players[1].flat
        self.hiding = {who for who in both if who not in RESIDENTS and who not in self.hiding}

    def investigate(self) -> Asking:
        actions = 3 if self.day == 1 else len(self.players[0].upright)
        for left in reversed(range(actions)):
            for seat in (0, 1):
                yield from self.action(seat)
                if not (self.day == 7 and left == 0) and self.may_hold(seat):
                    choice = yield seat, self.holds(seat) | {"pass"}
                    if choice != "pass":
                        self.hold(seat, choice)

    # ------------------------------------------------------------ an action

    def may_hold(self, seat: int) -> bool:
        return self.right == seat and not self.players[seat].held and bool(self.in_row())

    def holds(self, seat: int) -> set[str]:
        return {f"hold:{card}" for card in self.in_row()} if self.may_hold(seat) else set()

    def hold(self, seat: int, choice: str) -> None:
        card = choice.split(":")[1]
        self.row[card] -= 1
        self.players[seat].held = card
        self.right = 1 - seat
        self.fill()

    def action(self, seat: int) -> Asking:
        player = self.players[seat]
        self.fresh = False
        came_from = ""
        while True:
            if self.day == 1:
                ways = {f"to:{who}" for who in self.open_to(seat, "")}
            else:
                ways = {f"up:{who}" for who in player.upright}
            choice = yield seat, ways | self.holds(seat)
            if not choice.startswith("hold"):
                break
            self.hold(seat, choice)
            self.fresh = True
        if self.day > 1:
            came_from = choice.split(":")[1]
            player.upright.remove(came_from)
            choice = yield seat, {f"to:{who}" for who in self.open_to(seat, came_from)}
        who = choice.split(":")[1]
        player.flat.add(who)
        yield from self.ability(seat, who)
        self.fill()

    def open_to(self, seat: int, came_from: str) -> set[str]:
        taken = self.players[seat].upright | self.players[seat].flat | self.hiding | {came_from}
        return set(self.town) - taken

    def ability(self, seat: int, who: str) -> Iterator[Question]:
        return getattr(self, who.lower())(seat) or iter(())

    # ------------------------------------------------------------ the twelve

    def reach(self, seat: int) -> set[str]:
        held = {"take:held"} if self.players[seat].held and not self.fresh else set()
        return {f"take:{card}" for card in self.in_row()} | held

    def take(self, seat: int, choice: str) -> Asking:
        card = choice.split(":")[1]
        if card == "held":
            card, self.players[seat].held = self.players[seat].held, ""
        else:
            self.row[card] -= 1
        yield from self.get(seat, card)

    def wat(self, seat: int) -> Asking:
        if self.players[seat].tokens >= 1 and self.reach(seat):
            self.pay(seat, 1)
            yield from self.take(seat, (yield seat, self.reach(seat)))

    def hud(self, seat: int) -> None:
        self.gain(seat, 3)

    def les(self, seat: int) -> Asking:
        if self.players[seat].tokens >= 3 and self.reach(seat):
            self.pay(seat, 3)
            for _ in range(2):
                if self.reach(seat):
                    yield from self.take(seat, (yield seat, self.reach(seat)))

    def adl(self, seat: int) -> Asking:
        loot = self.players[1 - seat].types()
        if self.players[seat].tokens >= self.day and loot:
            card = (yield seat, {f"steal:{card}" for card in loot}).split(":")[1]
            self.pay(seat, self.day)
            self.players[1 - seat].lose(card)
            self.players[seat].hidden[card] += 1

    def gre(self, seat: int) -> Asking:
        for _ in range(3):
            if self.players[seat].tokens < 2 or not self.reach(seat):
                return
            choice = yield seat, self.reach(seat) | {"pass"}
            if choice == "pass":
                return
            self.pay(seat, 2)
            yield from self.take(seat, choice)

    def wig(self, seat: int) -> None:
        self.gain(seat, 5)

    def pik(self, seat: int) -> Asking:
        most = min(3, self.players[seat].tokens, self.can_draw())
        if not most:
            return
        choice = yield seat, {f"draw:{number}" for number in range(1, most + 1)} | {"pass"}
        if choice == "pass":
            return
        number = int(choice.split(":")[1])
        self.pay(seat, number)
        drawn = Counter(self.draw() for _ in range(number))
        card = (yield seat, {f"keep:{card}" for card in drawn}).split(":")[1]
        self.discards += drawn - Counter([card])
        yield from self.hide(seat, card)

    def tob(self, seat: int) -> None:
        self.gain(seat, len(self.players[seat].types()))

    def joh(self, seat: int) -> Asking:
        for number in range(3):
            if not self.in_row():
                return
            choice = yield seat, {f"drop:{card}" for card in self.in_row()} | ({"pass"} if number else set())
            if choice == "pass":
                return
            self.row[choice.split(":")[1]] -= 1
            self.discards[choice.split(":")[1]] += 1

    def bil(self, seat: int) -> Asking:
        player = self.players[seat]
        cards = player.types() - {"P"}
        if not cards:
            return
        choice = yield seat, {f"sell:{card}" for card in cards} | {"pass"}
        if choice != "pass":
            card = choice.split(":")[1]
            player.lose(card)
            self.discards[card] += 1
            self.gain(seat, max(0, int(card) - self.day))

    def kra(self, seat: int) -> Asking:
        if self.reach(seat):
            choice = yield seat, self.reach(seat) | {"pass"}
            if choice != "pass":
                yield from self.take(seat, choice)
        other = 1 - seat
        if self.players[other].tokens and self.can_draw() and (yield other, {"buy", "pass"}) == "buy":
            self.pay(other, 1)
            yield from self.hide(other, self.draw())

    def hun(self, seat: int) -> Asking:
        player, there = self.players[seat], self.in_row()
        if not (player.givable() and there):
            return
        choice = yield seat, {f"give:{what}" for what in player.givable()} | {"pass"}
        if choice == "pass":
            return
        self.row[player.give(choice.split(":")[1])] += 1
        card = (yield seat, {f"take:{card}" for card in there}).split(":")[1]
        self.row[card] -= 1
        yield from self.get(seat, card)

    # ------------------------------------------------------------ the end

    def last_jokers(self, seat: int) -> Asking:
        player = self.players[seat]
        while player.loose:
            sets = {kind for kind in TYPES if player.open[kind] + player.hidden[kind]} - player.with_joker
            if not sets or (yield from self.place_joker(seat, sets)) == "loose":
                return

    def points(self, seat: int) -> int:
        mine, theirs = self.players[seat], self.players[1 - seat]
        total = PLAN[mine.open["P"] + mine.hidden["P"]] - 3 * mine.loose - 3 * bool(mine.held)
        for kind in TYPES:
            counts = [p.open[kind] + p.hidden[kind] + (kind in p.with_joker) for p in (mine, theirs)]
            if counts[0] > counts[1]:
                total += int(kind) - counts[1]
            if mine.open[kind] + mine.hidden[kind] == int(kind):
                total += 3
        return total

    def result(self) -> tuple[str, tuple[int, ...]]:
        """How it ended, and who won."""
        by_points = self.points(0) - self.points(1)
        by_tokens = self.players[0].tokens - self.players[1].tokens
        for reason, lead in (("points", by_points), ("tokens", by_tokens)):
            if lead:
                return reason, (0,) if lead > 0 else (1,)
        return "drawn", (0, 1)
