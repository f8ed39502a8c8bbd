"""Where randomness comes from: two generators behind one interface.

``Deal`` is for real games: a stream of SHA-256 blocks over a 256-bit seed, so
that nobody can foretell the next shuffle from the cards already seen.
``Fast`` is for imagined and random play. Both give the same draws compiled or
not, on any machine, and both can be written down and taken up again.
"""

from __future__ import annotations

from hashlib import sha256
from struct import Struct
from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from sottovoce.core.errors import BadSeed

SEED_BITS: Final = 256
_WORD: Final = 0xFFFFFFFF  # both generators give 32-bit words, so every product fits a signed 64-bit number
_WORDS_A_BLOCK: Final = 8
_EIGHT_WORDS: Final = Struct(">8I")


def check_seed(seed: int) -> int:
    """Return the seed if it is a 256-bit number, or refuse it."""
    if seed < 0 or seed.bit_length() > SEED_BITS:
        raise BadSeed()
    return seed


def commitment(seed: int) -> str:
    """What may be published before a game so that its seed cannot be changed later."""
    return sha256(b"sottovoce seed" + check_seed(seed).to_bytes(32, "big")).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of fair draws."""

    def word(self) -> i64:
        """Return the next 32 random bits as a number."""
        raise NotImplementedError

    def copy(self) -> Chance:
        """Return a generator that will give the same draws from here on."""
        raise NotImplementedError

    def save(self) -> str:
        """Return the generator as text for `load`."""
        raise NotImplementedError

    def fork(self) -> Fast:
        """Return a fast generator whose draws do not depend on how this one is used later."""
        return mixed(self.word(), self.word(), self.word())

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, each equally likely (surplus draws are rejected)."""
        product: i64 = self.word() * n
        low: i64 = product & _WORD
        if low < n:
            surplus: i64 = (_WORD + 1 - n) % n
            while low < surplus:
                product = self.word() * n
                low = product & _WORD
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items into an order drawn uniformly from all orders."""
        things = cast(list[object], items)  # moved as they are: numbers need not be unpacked
        left: i64 = len(things)
        while left > 1:
            other: i64 = self.below(left)
            left -= 1
            thing = things[left]
            things[left] = things[other]
            things[other] = thing


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(Chance):
    """The generator of real games: word w of block b is part of SHA-256(seed, b)."""

    def __init__(self, seed: int, used: int = 0) -> None:
        self.key: bytes = check_seed(seed).to_bytes(32, "big")
        self.used: i64 = used
        self.block: tuple[int, ...] = ()
        if used % _WORDS_A_BLOCK:
            self.block = self._block(used // _WORDS_A_BLOCK)

    def _block(self, number: int) -> tuple[int, ...]:
        """Return eight words at a time: taking each out of the bytes costs more than the hash."""
        return _EIGHT_WORDS.unpack(sha256(b"sottovoce deal" + self.key + number.to_bytes(8, "big")).digest())

    def word(self) -> i64:
        place: i64 = self.used % _WORDS_A_BLOCK
        if place == 0:
            self.block = self._block(self.used // _WORDS_A_BLOCK)
        self.used += 1
        return self.block[place]

    def copy(self) -> Deal:
        return Deal(int.from_bytes(self.key, "big"), self.used)

    def save(self) -> str:
        return f"deal {self.key.hex()} {self.used}"


@mypyc_attr(free_list_len=1)
class Fast(Chance):
    """The generator of imagined games: Doty-Humphrey's small fast counter, 32-bit words."""

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.count = count

    def word(self) -> i64:
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        count: i64 = self.count
        out: i64 = (a + b + count) & _WORD
        self.count = (count + 1) & _WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _WORD
        self.c = ((((c << 21) & _WORD) | (c >> 11)) + out) & _WORD
        return out

    def below(self, n: i64) -> i64:
        product: i64 = Fast.word(self) * n  # named by its class, the call is direct: this is the hottest line
        if product & _WORD < n:
            surplus: i64 = (_WORD + 1 - n) % n
            while product & _WORD < surplus:
                product = Fast.word(self) * n
        return product >> 32

    def copy(self) -> Fast:
        return Fast(self.a, self.b, self.c, self.count)

    def save(self) -> str:
        return f"fast {self.a} {self.b} {self.c} {self.count}"


def mixed(a: i64, b: i64, c: i64) -> Fast:
    """Return a generator started from three words and run until they are well mixed."""
    chance = Fast(a, b, c, 1)
    rounds: i64 = 12
    while rounds:
        chance.word()
        rounds -= 1
    return chance


def fast(seed: int) -> Fast:
    """Return the fast generator of a seed."""
    spread = sha256(b"sottovoce fast" + check_seed(seed).to_bytes(32, "big")).digest()
    words = [int.from_bytes(spread[at : at + 4], "big") for at in (0, 4, 8)]
    return mixed(words[0], words[1], words[2])


def load(text: str) -> Chance:
    """Return the generator that `save` wrote down, or refuse what is none."""
    try:
        return _load(text.split())
    except ValueError:
        raise BadSeed() from None


def _load(words: list[str]) -> Chance:
    match words:
        case ["deal", key, used] if len(key) == SEED_BITS // 4 and used.isdecimal():
            return Deal(int(key, 16), int(used))
        case ["fast", *numbers] if len(numbers) == 4 and all(0 <= int(word) <= _WORD for word in numbers):
            a, b, c, count = (int(word) for word in numbers)
            return Fast(a, b, c, count)
    raise BadSeed()
