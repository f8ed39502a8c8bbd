"""View -> offers: each legal choice with its words, its part of the table and what it would bring."""

from __future__ import annotations

from functools import cache, lru_cache

from sottovoce.core.view import Offer, Words
from sottovoce.games.venice.actions import (
    DOGE_LINE,
    END,
    FIRST_CARD,
    GO_BESIDE_DOGE,
    GO_TO_CENTRE,
    GUARDS_LINE,
    HARLEQUIN_LINE,
    LINE_NAMES,
    MASKED_GUARDS_LINE,
    MERCHANT_LINE,
    MOVES,
    NO_LINE,
    SUMMON_DOGE,
    THROW,
    Move,
    notation,
)
from sottovoce.games.venice.components import (
    CARD_NAMES,
    CENTRE,
    CLOSE_IN,
    DOGE,
    DOGE_1,
    EAST,
    EAST_GUARD,
    FIGURES,
    GUARD_1,
    GUARDS_1_1,
    HAND,
    LAST_SQUARE,
    MERCHANT,
    TO_CENTRE,
    WEST,
    WEST_GUARD,
)
from sottovoce.games.venice.scoring import DRAWN, favourite_steps, half, home
from sottovoce.games.venice.telling import card, square
from sottovoce.games.venice.view import VeniceView

Figures = tuple[int, int, int, int, int]
Preview = tuple[tuple[str, str], ...]
Moved = tuple[tuple[int, int, int], ...]  # figure, from where, to where
Said = dict[str, str | int | Words]

_ARROWS = {False: "←", True: "→"}
OFFERS_KEPT = 1 << 14
AWAY = LAST_SQUARE + 1  # where the Favourite never stands


def offers(view: VeniceView) -> tuple[Offer, ...]:
    """Return the choices of the seat that decides."""
    return tuple([(_card_offer if code >= FIRST_CARD else _offer)(view, code) for code in view.legal])


def _offer(view: VeniceView, code: int) -> Offer:
    """Offer a decision that plays no card."""
    figures = landed(view.figures, code)
    preview = foresee(view, code, figures)
    message, said = _choice(view.figures, code)
    words = Words(message, {**said, **_foresight(dict(preview), view.favourite)})
    return Offer(code, notation(code), words, *_parts(code), preview)


def _card_offer(view: VeniceView, code: int) -> Offer:
    """Offer a card: by what it moves where, and what would come of it."""
    figures = landed(view.figures, code)
    moved = _moved(view.figures, figures)
    guards = figures[WEST_GUARD : EAST_GUARD + 1] if MOVES[code - FIRST_CARD].kind == CLOSE_IN else ()
    winner = home(figures[DOGE])
    if winner != DRAWN:
        return _offered(code, moved, guards, ("round", _verdict(view, winner)), view.favourite)
    favourite = favourite_after(view.favourite, figures)
    before = view.favourite if favourite == view.favourite else AWAY
    return _offered(code, moved, guards, ("favourite", str(favourite)), before)


@lru_cache(OFFERS_KEPT)  # to word one takes longer than all the rest, and most are made again and again
def _offered(
    code: int, moved: Moved, guards: tuple[int, ...], result: tuple[str, str], favourite: int
) -> Offer:
    message, said = _closing_in(code, *guards) if guards else _card_choice(code, moved)
    words = Words(message, {**said, **_foresight({result[0]: result[1]}, favourite)})
    return Offer(code, notation(code), words, *_parts(code), (*_shown(moved), result))


@cache
def _parts(code: int) -> tuple[str, str]:
    """Return the part of the table to touch, and the one it goes to."""
    if code >= FIRST_CARD:
        move = MOVES[code - FIRST_CARD]
        return f"card:{CARD_NAMES[move.kind]}", f"figure:{LINE_NAMES[move.line]}"
    if code in (END, THROW):
        return f"button:{notation(code)}", ""
    return "figure:merchant", f"figure:{FIGURES[code - SUMMON_DOGE]}"


# ---------------------------------------------------------------- what would stand where


def landed(figures: Figures, code: int) -> Figures:
    """Return where the figures would stand after a decision."""
    doge, west, east, merchant, harlequin = figures
    if code in (END, THROW):
        return figures
    if code < FIRST_CARD:
        return _put(figures, code - SUMMON_DOGE, merchant)
    move = MOVES[code - FIRST_CARD]
    if move.way == GO_TO_CENTRE:
        return _put(figures, move.figure, CENTRE)
    if move.way == GO_BESIDE_DOGE:
        return doge, doge - 1, doge + 1, merchant, harlequin
    return (
        doge + move.doge,
        west + move.west,
        east + move.east,
        merchant + move.merchant,
        harlequin + move.harlequin,
    )


def _moved(before: Figures, after: Figures) -> Moved:
    return tuple(
        [(n, start, end) for n, start, end in zip(range(5), before, after, strict=True) if start != end]
    )


def _put(figures: Figures, number: int, to: int) -> Figures:
    doge, west, east, merchant, harlequin = (
        to if n == number else square for n, square in enumerate(figures)
    )
    return doge, west, east, merchant, harlequin


# ---------------------------------------------------------------- what the seat may foresee


def foresee(view: VeniceView, code: int, figures: Figures) -> Preview:
    """Return what would follow: figures moved, the Favourite if the turn ended so, the round if decided."""
    moved = _shown(_moved(view.figures, figures))
    if home(figures[DOGE]) != DRAWN:
        return (*moved, ("round", _verdict(view, home(figures[DOGE]))))
    favourite = view.favourite if code == THROW else favourite_after(view.favourite, figures)
    steps = () if code == THROW else (("favourite", str(favourite)),)
    return (*moved, *steps, *_ending(view, code, figures[DOGE], favourite))


@cache
def _shown(moved: Moved) -> Preview:
    return tuple((FIGURES[figure], str(end)) for figure, _, end in moved)


def favourite_after(favourite: int, figures: Figures) -> int:
    """Return where the Favourite would stand if a turn ended with the figures so (§9)."""
    doge, west, east, merchant, harlequin = figures
    end = favourite + favourite_steps(doge, west, east, merchant, harlequin, EAST)
    end -= favourite_steps(doge, west, east, merchant, harlequin, WEST)
    return max(-LAST_SQUARE, min(LAST_SQUARE, end))


def _ending(view: VeniceView, code: int, doge: int, favourite: int) -> Preview:
    """What a decision that ends the turn decides: the Favourite at home, or the cards run out (§11)."""
    if home(favourite) != DRAWN and code != THROW:
        return (("round", _verdict(view, home(favourite))),)
    if not _runs_out(view, code):
        return ()
    winner = half(doge) if doge != CENTRE else half(favourite)
    if winner == DRAWN:
        return (("deal", "3"),) if view.deal == 2 else (("round", "drawn"),)
    return (("round", _verdict(view, winner)),)


def _runs_out(view: VeniceView, code: int) -> bool:
    """Would the cards be judged after this turn? After the first deal they are shuffled instead (§10)."""
    missing = HAND if code == THROW else HAND - view.hand_sizes[view.seat]
    return view.deal > 1 and view.pile_size <= missing and view.seat != view.merchant_owner


def _verdict(view: VeniceView, winner: int) -> str:
    return "won" if winner == view.seat else "lost"


def _foresight(things: dict[str, str], before: int) -> Said:
    """Return the end of the sentence (`then`) and the small mark of the short form."""
    if "round" in things:
        return {"then": Words(f"then-{things['round']}"), "mark": Words(f"mark-{things['round']}")}
    if "deal" in things:
        return {"then": Words("then-third-deal"), "mark": Words("mark-third-deal")}
    favourite = int(things.get("favourite", before))
    return _STAYS if favourite == before else _favourite_goes(favourite)


_STAYS: Said = {"then": "", "mark": ""}


@cache
def _favourite_goes(favourite: int) -> Said:
    to: Said = {"to": square(favourite)}
    homeward = "then-favourite" if home(favourite) == DRAWN else "then-favourite-home"
    return {"then": Words(homeward, {**to}), "mark": Words("mark-favourite", {**to})}


# ---------------------------------------------------------------- the sentence


def _choice(before: Figures, code: int) -> tuple[str, Said]:
    """Return the message for a decision that plays no card, and its arguments."""
    if code == END:
        return "offer-end", {}
    if code == THROW:
        return "offer-throw", {}
    return "offer-summon", {"figure": FIGURES[code - SUMMON_DOGE], "to": square(before[MERCHANT])}


def _closing_in(code: int, west: int, east: int) -> tuple[str, Said]:
    return _of_card(code, "close-in", {"west": square(west), "east": square(east)})


def _of_card(code: int, message: str, said: Said) -> tuple[str, Said]:
    move = MOVES[code - FIRST_CARD]
    masked = move.line > HARLEQUIN_LINE
    return f"masked-{message}" if masked else f"offer-{message}", {"card": card(move.kind), **said}


@cache  # whoever may be told the same is told the same: there are few ways to move
def _card_choice(code: int, moved: Moved) -> tuple[str, Said]:
    return _of_card(code, *_moving(MOVES[code - FIRST_CARD], moved))


def _moving(move: Move, moved: Moved) -> tuple[str, Said]:
    figure, start, end = moved[0] if moved else (move.figure, CENTRE, CENTRE)
    if move.kind == TO_CENTRE:
        return "centre", {"figure": FIGURES[move.figure]}
    if move.kind == DOGE_1 and move.cards > 1:
        return "cortege", _steps(start, end)
    if [each for each, _, _ in moved] == [WEST_GUARD, EAST_GUARD]:
        return "guards", _both_guards(moved)
    guard = {WEST_GUARD: "west", EAST_GUARD: "east"}.get(figure)
    if guard is not None:
        return "guard", {"guard": guard, **_steps(start, end)}
    return FIGURES[figure], _steps(start, end)


def _both_guards(moved: Moved) -> Said:
    west, east = (_steps(start, end) for _, start, end in moved)
    return {f"west_{name}": value for name, value in west.items()} | {
        f"east_{name}": value for name, value in east.items()
    }


@cache
def _steps(start: int, end: int) -> Said:
    """Return the way, as words and as an arrow, and the square it leads to."""
    eastward = end > start
    way: Said = {"points": abs(end - start), "side": "east" if eastward else "west"}
    return {"way": Words("way", {**way}), "arrow": _ARROWS[eastward], "to": square(end)}


# ---------------------------------------------------------------- where the rules speak of it

_TURN, _ENDING, _MASQUERADE, _MATCH = "4", "4.2", "7", "12"
_ENDS = {
    "doge-home": "11.1", "favourite-home": "11.1", "doge-half": "11.2", "favourite-half": "11.2",
    "both-rounds": "12.2", "one-round-and-a-draw": "12.2", "third-round": "12.3",
}  # fmt: skip
_LINES = {DOGE_LINE: "6.1", GUARDS_LINE: "6", MERCHANT_LINE: "6.6", HARLEQUIN_LINE: "6.7"}
_GUARD_CARDS = {GUARD_1: "6.3", GUARDS_1_1: "6.4", CLOSE_IN: "6.5"}


def paragraph(view: VeniceView) -> str:
    """Return the paragraph of RULES.md for this moment: a turn, a line once begun, or how it all ended."""
    if view.outcome is not None:
        return _end(view, view.outcome.reason)
    if view.line == NO_LINE:
        return _TURN
    cards = {_of_move(MOVES[code - FIRST_CARD]) for code in view.legal if code >= FIRST_CARD}
    if view.legal and not cards:
        return _ENDING
    return cards.pop() if len(cards) == 1 else _LINES.get(view.line, _MASQUERADE)


def _end(view: VeniceView, reason: str) -> str:
    """What was given up, or agreed on, is explained by the chapter as a whole."""
    if reason == "level":
        return "11.3" if view.rounds == "single" else "12.3"
    return _ENDS.get(reason, _MATCH)


def _of_move(move: Move) -> str:
    """Return the paragraph about a card and what it is played for."""
    if move.line > HARLEQUIN_LINE:
        if move.kind == TO_CENTRE:
            return "7.6"
        return "7.5" if move.line == MASKED_GUARDS_LINE else "7.4"
    if move.line == GUARDS_LINE:
        return _GUARD_CARDS[move.kind]
    if move.kind == TO_CENTRE:
        return "6.8"
    return "6.2" if move.cards > 1 else _LINES[move.line]
