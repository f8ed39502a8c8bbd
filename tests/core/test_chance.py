"""Both generators, against computations of their own; fair draws; writing down and taking up again."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sottovoce.core.chance import Chance, Deal, Fast, check_seed, commitment, fast, load, mixed
from sottovoce.core.errors import BadSeed

SEEDS = st.integers(0, 2**256 - 1)
MASK = 2**32 - 1


class Scripted(Chance):
    """Gives the words it is told to give."""

    def __init__(self, words: list[int]) -> None:
        self.words = words

    def word(self) -> int:
        return self.words.pop(0)


# ---------------------------------------------------------------- the streams


def deal_words(seed: int, count: int) -> list[int]:
    """The stream as it is defined: SHA-256 over a label, the seed and a counter, cut into words."""
    key = b"sottovoce deal" + bytes.fromhex(f"{seed:064x}")
    text = "".join(
        sha256(key + bytes.fromhex(f"{block:016x}")).hexdigest() for block in range(count // 8 + 1)
    )
    return [int(text[at : at + 8], 16) for at in range(0, 8 * count, 8)]


@given(SEEDS)
def test_deal_is_sha_256_of_seed_and_counter(seed: int) -> None:
    deal = Deal(seed)
    assert [deal.word() for _ in range(40)] == deal_words(seed, 40)


def test_deal_gives_these_words() -> None:
    deal = Deal(2**256 - 1)
    block = sha256(b"sottovoce deal" + b"\xff" * 32 + b"\x00" * 8).hexdigest()
    assert [f"{deal.word():08x}" for _ in range(8)] == [block[at : at + 8] for at in range(0, 64, 8)]


def small_fast_words(a: int, b: int, c: int, skipped: int, count: int) -> list[int]:
    """Doty-Humphrey's small fast counter (sfc32), written from its definition on four registers."""
    registers = [a, b, c, 1]
    words = []
    for _ in range(skipped + count):
        a, b, c, counter = registers
        out = (a + b + counter) % 2**32
        turned = int(f"{c:032b}"[21:] + f"{c:032b}"[:21], 2)
        registers = [b ^ b // 512, 9 * c % 2**32, (turned + out) % 2**32, (counter + 1) % 2**32]
        words.append(out)
    return words[skipped:]


@given(st.integers(0, MASK), st.integers(0, MASK), st.integers(0, MASK))
def test_fast_is_the_small_fast_counter(a: int, b: int, c: int) -> None:
    chance = mixed(a, b, c)
    assert [chance.word() for _ in range(40)] == small_fast_words(a, b, c, 12, 40)


def test_fast_gives_the_words_of_the_reference_implementation() -> None:
    """The words that the generator's author's own program gives from this start, fifteen words in."""
    chance = mixed(0xBB3C4104, 0x02294965, 0xDA1CE2A9)
    words = [chance.word() for _ in range(15)][3:]
    assert words == [
        0x89B5C414, 0x7EE57639, 0xDBE18F7B, 0x94AA0162, 0xA22BFF0A, 0x21C91FB8,
        0x2C6FD6FE, 0xCDA90D13, 0x019684CA, 0xE5B400C0, 0x459D8590, 0x3AEC0A1E,
    ]  # fmt: skip


def test_fast_starts_from_a_hash_of_its_seed() -> None:
    spread = sha256(b"sottovoce fast" + (5).to_bytes(32, "big")).digest()
    a, b, c = (int.from_bytes(spread[at : at + 4], "big") for at in (0, 4, 8))
    chance = fast(5)
    assert [chance.word() for _ in range(10)] == small_fast_words(a, b, c, 12, 10)


def test_the_counter_of_fast_wraps() -> None:
    chance = Fast(1, 2, 3, MASK)
    assert chance.word() == (1 + 2 + MASK) & MASK
    assert chance.save().split()[-1] == "0"


# ---------------------------------------------------------------- fair draws


def words_for(value: int, n: int) -> range:
    """All words that stand for a value below n."""
    return range(-(-(value << 32) // n), -(-((value + 1) << 32) // n))


@pytest.mark.parametrize("n", [*range(1, 60), 100, 2**16, 2**16 + 1])
def test_every_number_below_n_comes_from_equally_many_words(n: int) -> None:
    """Only the first word of a value can be surplus: count exactly, by offering that word and a spare."""
    step = max(1, n // 200)
    counts = set()
    for value in range(0, n, step):
        words = words_for(value, n)
        chance = Scripted([words[0], words[-1]])
        assert chance.below(n) == value
        rejected = not chance.words
        counts.add(len(words) - rejected)
    assert counts == {2**32 // n}


def test_surplus_words_are_rejected_until_one_is_not() -> None:
    chance = Scripted([0, 0, 0, 2**31, 7])
    assert chance.below(3) == 1
    assert chance.words == [7]


@pytest.mark.parametrize("chance", [Deal(11), fast(11)], ids=["deal", "fast"])
@pytest.mark.parametrize("n", [2, 3, 6, 54])
def test_below_is_fair(chance: Chance, n: int) -> None:
    """Chi-squared with a fixed seed; so many standard deviations above the mean come once in ten thousand."""
    draws = 400 * n
    counts = Counter(chance.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    squares = sum((counts[value] - draws / n) ** 2 for value in range(n)) / (draws / n)
    assert squares < (n - 1) + 4.5 * (2 * (n - 1)) ** 0.5


@pytest.mark.parametrize("chance", [Deal(3), fast(3)], ids=["deal", "fast"])
def test_shuffle_is_uniform_over_all_orders(chance: Chance) -> None:
    shuffles = 24 * 500
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(shuffles):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert sum((count - 500) ** 2 for count in counts.values()) / 500 < 49.7  # 23 degrees, one in a thousand


def test_shuffle_makes_each_order_in_exactly_one_way() -> None:
    orders = set()
    for draws in product(range(4), range(3), range(2)):
        words = [words_for(draw, n)[1] for draw, n in zip(draws, (4, 3, 2), strict=True)]
        items = [0, 1, 2, 3]
        Scripted(words).shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 24


@pytest.mark.parametrize("items", [[], [7]])
def test_shuffling_one_thing_or_none_draws_nothing(items: list[int]) -> None:
    before = items.copy()
    Scripted([]).shuffle(items)
    assert items == before


# ---------------------------------------------------------------- copies, saving, forks


@pytest.mark.parametrize("start", [Deal(99), fast(99)], ids=["deal", "fast"])
def test_a_copy_and_a_saved_one_go_on_the_same_from_every_offset(start: Chance) -> None:
    chance = start.copy()
    for _ in range(20):
        copied, loaded = chance.copy(), load(chance.save())
        assert type(copied) is type(loaded) is type(chance)
        ahead = chance.copy()
        expected = [ahead.word() for _ in range(20)]
        assert [copied.word() for _ in range(20)] == expected
        assert [loaded.word() for _ in range(20)] == expected
        assert chance.word() == expected[0]


@given(SEEDS, st.integers(0, 100))
def test_a_saved_deal_tells_seed_and_place(seed: int, used: int) -> None:
    deal = Deal(seed, used)
    assert deal.save() == f"deal {seed:064x} {used}"
    assert deal.word() == deal_words(seed, used + 1)[-1]


@pytest.mark.parametrize("make", [Deal, fast], ids=["deal", "fast"])
def test_a_fork_does_not_depend_on_what_its_parent_does_later(make: type[Deal]) -> None:
    one, other = make(4), make(4)
    fork, same = one.fork(), other.fork()
    one.word()
    assert [fork.word() for _ in range(9)] == [same.word() for _ in range(9)]
    assert fork.save() != one.fork().save()


def test_a_fork_takes_three_words_of_its_parent() -> None:
    parent, witness = Deal(4), Deal(4)
    fork = parent.fork()
    assert fork.save() == mixed(witness.word(), witness.word(), witness.word()).save()
    assert parent.save() == witness.save()


# ---------------------------------------------------------------- seeds


@pytest.mark.parametrize("seed", [-1, 2**256, 2**300, -(2**256)])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    for use in (check_seed, commitment, Deal, fast):
        with pytest.raises(BadSeed, match="from 0 to 2\\^256 - 1"):
            use(seed)


@pytest.mark.parametrize("seed", [0, 1, 2**256 - 1])
def test_a_seed_in_range_is_taken(seed: int) -> None:
    assert check_seed(seed) == seed
    assert Deal(seed).save() == load(Deal(seed).save()).save()


def test_a_commitment_is_a_labelled_hash() -> None:
    assert commitment(258) == sha256(b"sottovoce seed" + b"\x00" * 30 + b"\x01\x02").hexdigest()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "deal",
        "fast",
        "fast 1 2 3",
        "fast 1 2 3 4 5",
        "fast 1 2 3 x",
        f"fast {2**32} 1 1 1",
        "fast -1 1 1 1",
        "deal 12 0",
        f"deal {'g' * 64} 0",
        f"deal {'0' * 64} -1",
        f"deal {'0' * 64}",
        "slow 1 2 3 4",
    ],
)
def test_what_is_no_generator_is_refused(text: str) -> None:
    with pytest.raises(BadSeed):
        load(text)
