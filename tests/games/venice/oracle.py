"""A second reading of the rules of Venice, slow and plain, to hold against the engine.

Written from the rulings alone: lists, dicts and loops, no tables, no masks.
"""

from __future__ import annotations

from typing import NamedTuple

Squares = dict[str, int]
WAYS = {"W": -1, "E": 1}


class Plain(NamedTuple):
    """A player's position in his turn: `line` is what the turn is already spent on, "" before anything."""

    east_moves: bool
    squares: Squares
    hand: list[str]
    line: str


def decisions(plain: Plain) -> dict[str, Squares]:
    """V1: every decision allowed, with where the figures stand after it."""
    found: dict[str, Squares] = {}
    if plain.line == "":
        found["throw"] = plain.squares
        found.update(summons(plain))
    else:
        found["end"] = plain.squares
    for card in plain.hand:
        for line, text, squares in plays(plain, card):
            if plain.line in ("", line) and in_order(squares):
                found[text] = squares
    return found


def in_order(squares: Squares) -> bool:
    """V2, V3: nobody off the street; west guard, Doge, east guard in this order."""
    on_street = all(-8 <= square <= 8 for square in squares.values())
    return on_street and squares["west"] < squares["doge"] and squares["doge"] < squares["east"]


def summons(plain: Plain) -> dict[str, Squares]:
    """V10: Doge or one guard to the Merchant, if something moves."""
    found: dict[str, Squares] = {}
    for text, figure in (("call:D", "doge"), ("call:w", "west"), ("call:e", "east")):
        after = {**plain.squares, figure: plain.squares["merchant"]}
        if after != plain.squares and in_order(after):
            found[text] = after
    return found


def plays(plain: Plain, card: str) -> list[tuple[str, str, Squares]]:
    """All ways to use a card, allowed or not: (what it spends the turn on, notation, squares after)."""
    squares = plain.squares
    if card == "D1":
        return doge_plays(plain)
    if card == "G><":
        after = {**squares, "west": squares["doge"] - 1, "east": squares["doge"] + 1}
        return [("guards", "G><", after)] if after != squares else []  # V9
    if card == "G1":
        return [("guards", text, after) for text, after in shared(squares, 1, "G1:")]
    if card == "G1+1":
        return [("guards", text, after) for text, after in shared(squares, 2, "G1+1:")]  # V4
    if card.startswith("M"):
        return [("merchant", text, after) for text, after in straight(squares, "merchant", card, card)]
    return harlequin_plays(plain, card)


def straight(squares: Squares, figure: str, card: str, label: str) -> list[tuple[str, Squares]]:
    """V2: all points of a card in one direction."""
    points = int(card[1:])
    return [(f"{label}:{way}", {**squares, figure: squares[figure] + WAYS[way] * points}) for way in "WE"]


def shared(squares: Squares, points: int, label: str) -> list[tuple[str, Squares]]:
    """V4, V7: points shared between the guards, each share in one direction, all points used."""
    found: list[tuple[str, Squares]] = []
    for west in range(-points, points + 1):
        for east in range(-points, points + 1):
            if abs(west) + abs(east) == points:
                shares = [
                    f"{who}{'E' if n > 0 else 'W'}{abs(n)}" for who, n in (("w", west), ("e", east)) if n
                ]
                after = {**squares, "west": squares["west"] + west, "east": squares["east"] + east}
                found.append((label + ",".join(shares), after))
    return found


def doge_plays(plain: Plain) -> list[tuple[str, str, Squares]]:
    """One Doge card, or V5 two of them for the whole Cortège."""
    squares = plain.squares
    found = [("doge", text, after) for text, after in straight(squares, "doge", "D1", "D1")]
    if plain.hand.count("D1") >= 2:
        for way in "WE":
            after = dict(squares)
            for figure in ("doge", "west", "east"):
                after[figure] += WAYS[way]
            found.append(("doge", f"D1+D1:{way}", after))
    return found


def masquerade(plain: Plain) -> bool:
    """V6: Harlequin strictly nearer the mover's end than the Doge."""
    end = 8 if plain.east_moves else -8
    return abs(end - plain.squares["harlequin"]) < abs(end - plain.squares["doge"])


def harlequin_plays(plain: Plain, card: str) -> list[tuple[str, str, Squares]]:
    """Harlequin's cards on herself; V6-V8 on others when the mask works."""
    figures = [("harlequin", "harlequin", "")]
    if masquerade(plain):
        figures += [("masked doge", "doge", "@D"), ("masked merchant", "merchant", "@M")]
        if card == "H0":
            figures += [("masked guards", "west", "@w"), ("masked guards", "east", "@e")]
    found: list[tuple[str, str, Squares]] = []
    for line, figure, mark in figures:
        for text, after in harlequin_ways(plain.squares, figure, card, card + mark):
            found.append((line, text, after))
    if masquerade(plain) and card != "H0":
        for text, after in shared(plain.squares, int(card[1:]), f"{card}@G:"):
            found.append(("masked guards", text, after))
    return found


def harlequin_ways(squares: Squares, figure: str, card: str, label: str) -> list[tuple[str, Squares]]:
    """V8: to the centre only from elsewhere; else straight on."""
    if card != "H0":
        return straight(squares, figure, card, label)
    return [(label, {**squares, figure: 0})] if squares[figure] != 0 else []


def favourite_after(squares: Squares, start: int) -> int:
    """V11: where the Favourite stands after a turn."""
    steps = {-1: 0, 1: 0}
    for side in steps:
        steps[side] += sum(1 for square in squares.values() if square * side in (7, 8))
        if all(squares[figure] * side > 0 for figure in ("doge", "west", "east")):
            steps[side] += 1
    return max(-8, min(8, start + steps[1] - steps[-1]))
