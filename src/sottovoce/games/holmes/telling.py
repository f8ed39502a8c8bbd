"""The story of Holmes in words: messages of the game's Fluent file with their arguments."""

from __future__ import annotations

from functools import reduce

from sottovoce.core.events import Event
from sottovoce.core.game import SPECTATOR
from sottovoce.core.view import Outcome, Words
from sottovoce.games.holmes import events
from sottovoce.games.holmes.components import (
    CHARACTER_NAMES,
    FIRST,
    FULL_SET,
    JOKER,
    KIND_NAMES,
    LOOSE_JOKER,
    NO_CARD,
    NO_CHARACTER,
    PLAN,
    PLAN_POINTS,
    REAL,
    SECOND,
    STILL_RESERVED,
)
from sottovoce.games.holmes.scoring import full_set_points, type_points
from sottovoce.games.holmes.view import Cards, HolmesView

Said = dict[str, str | int | Words]

# ---------------------------------------------------------------- the small words


def who(actor: int, seat: int) -> Said:
    """Return how `seat` hears of an actor: `who` for the verb, `name` for the subject."""
    if actor == seat:
        return {"who": "you", "name": ""}
    key = ("first", "second")[actor] if seat == SPECTATOR else "brother"
    return {"who": "other", "name": Words(f"name-{key}")}


def character(number: int) -> Words:
    """Name a character or villain."""
    return Words(f"character-{CHARACTER_NAMES[number]}")


def card(kind: int) -> Words:
    """Name a card."""
    return Words(f"card-{KIND_NAMES[kind]}")


def of_card(kind: int) -> Said:
    """Return a card in all the forms that a sentence may need: its name, one of it, its set."""
    name = KIND_NAMES[kind]
    return {"card": card(kind), "what": Words(f"what-{name}"), "set": Words(f"set-{name}")}


def of_character(number: int) -> Said:
    """Return a character in all the forms that a sentence may need: the name, to whom, from whom."""
    name = CHARACTER_NAMES[number]
    return {"character": character(number), "to": Words(f"to-{name}"), "from": Words(f"from-{name}")}


def cards(heap: Cards) -> Words:
    """Name the cards of a heap, like ones together."""
    found = [_counted(kind, count) for kind, count in enumerate(heap) if count]
    return listed(found) if found else Words("nothing")


def _counted(kind: int, count: int) -> Words:
    return card(kind) if count == 1 else Words("card-times", {"card": card(kind), "count": count})


def listed(items: list[Words]) -> Words:
    """Join several things in a row."""
    return reduce(lambda before, last: Words("list", {"before": before, "last": last}), items)


def characters(numbers: tuple[int, ...]) -> Words:
    """Name several characters."""
    return listed([character(number) for number in numbers]) if numbers else Words("nobody")


# ---------------------------------------------------------------- what happened


def tell(event: Event, seat: int) -> Words | None:
    """Return the words for an event as a seat (or spectator) hears it."""
    actor = getattr(event, "seat", None)
    said = {} if actor is None else who(actor, seat)
    return _of_the_table(event, seat) if actor is None else _of_a_player(event, said, actor == seat)


def _of_the_table(event: Event, seat: int) -> Words | None:
    """What happens to everybody: days, characters, the row, the end."""
    match event:
        case events.GuestsCame(guests=guests, drafted=drafted):
            message = "event-guests-drafted" if drafted else "event-guests-came"
            return Words(message, {"guests": characters(guests)})
        case events.BrotherChosen(sherlock=sherlock):
            return Words("event-brother-chosen", who(sherlock, seat))
        case events.DayBegan(day=day):
            return Words("event-day-began", {"day": day})
        case events.GuestCame(guest=guest):
            return Words("event-guest-came", of_character(guest))
        case events.VillainCame(villain=villain):
            return Words("event-villain-came", of_character(villain))
        case events.RowFilled(cards=heap, left=left):
            return Words("event-row-filled", {"cards": cards(heap), "left": left})
        case events.Reshuffled(count=count):
            return Words("event-reshuffled", {"count": count})
        case events.DayEnded():
            return _day_ended(event)
        case events.Ended(points=points, tokens=tokens):
            numbers: Said = {"first": points[FIRST], "second": points[SECOND]}
            return Words("event-ended", {**numbers, "tokens": tokens[FIRST], "others": tokens[SECOND]})
        case _:
            return None


def _day_ended(event: events.DayEnded) -> Words:
    said: Said = {"day": event.day, "hide": characters(event.hide), "back": characters(event.return_)}
    return Words("event-day-ended", said)


def _of_a_player(event: Event, said: Said, own: bool) -> Words | None:
    """What one player did."""
    match event:
        case events.DraftDealt(guests=guests):
            return Words("event-draft-dealt", {**said, "guests": characters(guests)})
        case events.DraftPicked():
            return None if own else Words("event-draft-picked", said)
        case events.DraftPick(guest=guest):
            return Words("event-draft-pick", {**said, **of_character(guest)})
        case events.MarkerLifted():
            return None  # where it is laid tells more
        case events.Visited(character=number):
            return Words("event-visited", {**said, **of_character(number)})
        case events.NothingDone(character=number):
            return Words("event-nothing-done", {**said, **of_character(number)})
        case events.Declined(character=number):
            return Words("event-declined", {**said, **of_character(number)})
        case events.MarkerFell(character=number):
            return Words("event-marker-fell", {**said, **of_character(number)})
        case events.TokensGained(tokens=tokens, due=due):
            return Words("event-tokens-gained", {**said, "tokens": tokens, "due": due})
        case events.TokensPaid(tokens=tokens):
            return Words("event-tokens-paid", {**said, "tokens": tokens})
        case events.GaveUp():
            return _gave_up(event, said)
        case events.Revealed(cards=heap):
            return Words("event-revealed", {**said, "cards": cards(heap)})
        case _:
            return _of_cards(event, said, own)


def _gave_up(event: events.GaveUp, said: Said) -> Words:
    if event.card != NO_CARD:
        return Words("event-gave-up-card", {**said, **of_card(event.card)})
    return Words("event-gave-up-tokens", {**said, "tokens": event.tokens})


def _of_cards(event: Event, said: Said, own: bool) -> Words | None:
    """What one player did with cards; his own secrets are told to him by events of their own."""
    match event:
        case events.Looked(count=count):
            return Words("event-looked", {**said, "count": count})
        case events.LookedAt(cards=heap):
            return Words("event-looked-at", {**said, "cards": cards(heap)})
        case events.Kept(card=kind, thrown=thrown):
            kept = Words("hidden-card") if kind == NO_CARD else Words("what-joker")
            return None if own else Words("event-kept", {**said, "what": kept, "thrown": thrown})
        case events.KeptCard(card=kind, thrown=thrown):
            return Words("event-kept-card", {**said, **of_card(kind), "thrown": cards(thrown)})
        case events.Bought(card=kind):
            bought = Words("hidden-card") if kind == NO_CARD else Words("what-joker")
            return None if own else Words("event-bought", {**said, "what": bought})
        case events.CardTaken(card=kind, held=held):
            message = "event-held-taken" if held else "event-card-taken"
            return Words(message, {**said, **of_card(kind)})
        case events.JokerPlaced(card=kind):
            message = "event-joker-loose" if kind == NO_CARD else "event-joker-placed"
            return Words(message, {**said, **of_card(JOKER if kind == NO_CARD else kind)})
        case _:
            return _of_one_card(event, said)


_ONE_CARD: dict[type[Event], str] = {
    events.JokerLoosened: "event-joker-loosened",
    events.Stole: "event-stole",
    events.Dropped: "event-dropped",
    events.Sold: "event-sold",
    events.BoughtCard: "event-bought-card",
    events.Gave: "event-gave",
    events.Reserved: "event-reserved",
}


def _of_one_card(event: Event, said: Said) -> Words:
    kind: int = getattr(event, "card")  # noqa: B009 (every event of the table above has one)
    return Words(_ONE_CARD[type(event)], {**said, **of_card(kind)})


# ---------------------------------------------------------------- where the rules speak of it

_PARAGRAPHS = {
    "draft": "2.3", "brother": "2.6", "lift": "4.1", "lay": "4.1", "joker": "6.1", "join": "6.2",
    "late": "8.2", "tribute": "9.2", "fall": "9.3", "last": "10.2",
}  # fmt: skip
_FIRST_VISIT = 1  # the characters stand in chapter 7 in their order


def paragraph(view: HolmesView) -> str:
    """Return the paragraph of RULES.md for what is being decided, or for the character being visited."""
    if view.outcome is not None:
        return "10"
    if view.phase == "lay" and view.lifted == NO_CHARACTER:
        return "4.2"
    return _PARAGRAPHS.get(view.phase) or f"7.{view.using + _FIRST_VISIT}"


# ---------------------------------------------------------------- the result


def sum_up(view: HolmesView) -> tuple[Words, ...]:
    """Return the result point by point: who won, then what each player counts."""
    if view.outcome is None:
        return ()
    lines = [_verdict(view, view.outcome)]
    for seat in (FIRST, SECOND):
        said: Said = {**who(seat, view.seat), "points": view.outcome.points[seat]}
        lines.append(Words("result-points", said))
        lines += _counted_points(view, seat)
    return tuple(lines)


def _verdict(view: HolmesView, outcome: Outcome) -> Words:
    numbers: Said = {"first": outcome.points[FIRST], "second": outcome.points[SECOND]}
    if len(outcome.winners) > 1:
        return Words("result-drawn", numbers)
    return Words("result-won", {**numbers, **who(outcome.winners[0], view.seat), "reason": outcome.reason})


def _counted_points(view: HolmesView, seat: int) -> list[Words]:
    """§10.3-§10.7 Each line of a player's count that is not nothing."""
    lines = [line for kind in range(REAL) if (line := _type_line(view, seat, kind))]
    full = [kind for kind in range(REAL) if full_set_points(kind, _cards(view, seat, kind))]
    lines += [Words("result-full", {"card": card(kind), "points": FULL_SET}) for kind in full]
    plans = _cards(view, seat, PLAN)
    if plans:
        lines.append(Words("result-plans", {"count": plans, "points": PLAN_POINTS[plans]}))
    loose = view.open[seat][JOKER]
    if loose:
        lines.append(Words("result-loose", {"count": loose, "points": LOOSE_JOKER * loose}))
    if view.held[seat] != NO_CARD:
        lines.append(Words("result-held", {"card": card(view.held[seat]), "points": STILL_RESERVED}))
    return lines


def _type_line(view: HolmesView, seat: int, kind: int) -> Words | None:
    mine, theirs = strength(view, seat, kind), strength(view, 1 - seat, kind)
    points = type_points(kind, mine, theirs)
    if not points:
        return None
    return Words("result-type", {"card": card(kind), "mine": mine, "theirs": theirs, "points": points})


def _cards(view: HolmesView, seat: int, kind: int) -> int:
    """Return a seat's real cards of a type, as far as the reader knows them."""
    hidden = view.hidden[seat]
    return view.open[seat][kind] + (view.stolen[seat] if hidden is None else hidden)[kind]


def strength(view: HolmesView, seat: int, kind: int) -> int:
    """Return a seat's cards of a type with the joker of the set, as far as the reader knows them."""
    return _cards(view, seat, kind) + (kind in view.joined[seat])
