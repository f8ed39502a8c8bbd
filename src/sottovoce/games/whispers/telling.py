"""The story of Whispers in words: messages of the game's Fluent file with their arguments."""

from __future__ import annotations

from functools import reduce

from sottovoce.core.events import Event
from sottovoce.core.view import Outcome, Words
from sottovoce.games.whispers import events
from sottovoce.games.whispers.components import (
    BOTH_FACES,
    GAIN,
    HAND,
    HERE,
    PLAYS,
    ROOMS_AS_PRINTED,
    ROOMS_ASLEEP,
    TURN_DOWN,
    TURN_UP,
    VERBS,
    Rule,
    Step,
)
from sottovoce.games.whispers.view import SetView, SymbolFace, WhispersView

Said = dict[str, str | int | Words]

SEATS = ("north", "east", "south", "west")
NAMES = {
    "symbol": "symbol-",
    "character": "character-",
    "room": "room-",
    "evidence": "evidence-",
    "event": "happening-",
}

# ---------------------------------------------------------------- the small words


def actor(seat: int, reader: int) -> Said:
    """Return who does something: the reader himself, or somebody with a name."""
    return {"who": "you" if seat == reader else "other", "name": Words(f"seat-{SEATS[seat]}")}


def other(seat: int, reader: int) -> Said:
    """Return to whom something is done, in the cases that languages have."""
    name = f"seat-{SEATS[seat]}"
    return {
        "whom": "you" if seat == reader else "other",
        "whom_name": Words(name),
        "whose": Words(f"{name}-of"),
        "to_whom": Words(f"{name}-to"),
    }


def listed(items: list[Words]) -> Words:
    """Join several things in a row."""
    return reduce(lambda before, last: Words("list", {"before": before, "last": last}), items)


def marked(symbol: SymbolFace, count: int) -> Words:
    """Return a symbol with its sign and how often it is there."""
    return Words("cards-symbol", {"mark": symbol.mark, "name": symbol.name, "count": count})


def own_words(texts: dict[str, str]) -> Words:
    """Return words that a card set brings itself, in each language."""
    return Words("own-words", {**texts})


def set_title(name: str) -> Words:
    """Return what a card set without a title is called."""
    return Words("set-house" if name == "house" else "set-own")


def house_name(group: str, key: str) -> Words:
    """Return the name of a thing of the house set."""
    return Words(f"{NAMES[group]}{key}")


def house_note(group: str, key: str) -> Words:
    """Return the line in small print of a thing of the house set."""
    return Words(f"{NAMES[group]}{key}-note")


def noted(note: Words | None, text: Words) -> Words:
    """Say the line in small print, if there is one, before the rest."""
    return text if note is None else Words("sentences", {"first": note, "second": text})


# ---------------------------------------------------------------- what cards say, from what they do

_PLACES = {0: "anywhere", HERE: "here"}
_WAYS = {0: "either", TURN_UP: "up", TURN_DOWN: "down"}


def steps_words(steps: list[Step]) -> Words:
    """Return what a program says, sentence after sentence."""
    return _one_after_the_other([step_words(step) for step in steps])


def step_words(step: Step) -> Words:
    """Return what one step says."""
    message = "step-gain-each" if step.verb == GAIN and step.mysterious else f"step-{VERBS[step.verb]}"
    return Words(
        message,
        {
            "amount": int(step.amount),
            "at": _PLACES[step.source],
            "to": _PLACES[step.target],
            "way": _WAYS[step.way],
        },
    )


def rule_words(rule: Rule) -> Words:
    """Return what a rule for a round says."""
    said: list[Words] = []
    if rule.plays != PLAYS:
        said.append(Words("rule-plays", {"number": int(rule.plays)}))
    if rule.hand != HAND:
        said.append(Words("rule-hand", {"number": int(rule.hand)}))
    if rule.faces != BOTH_FACES:
        said.append(Words("rule-faces", {"face": "up" if rule.faces & 2 else "down"}))
    if rule.closed:
        said.append(Words("rule-bathroom"))
    if rule.apart:
        said.append(Words("rule-apart"))
    if rule.rooms != ROOMS_AS_PRINTED:
        said.append(Words("rule-rooms", {"rooms": "asleep" if rule.rooms == ROOMS_ASLEEP else "awake"}))
    if not rule.effects:
        said.append(Words("rule-effects"))
    if not rule.guessing:
        said.append(Words("rule-guessing"))
    if rule.stake:
        said.append(
            Words("rule-stake", {"way": "up" if rule.stake > 0 else "down", "points": abs(int(rule.stake))})
        )
    if rule.forgiving:
        said.append(Words("rule-forgiving"))
    return _one_after_the_other(said)


def _one_after_the_other(said: list[Words]) -> Words:
    if not said:
        return Words("rule-none")
    return reduce(lambda first, second: Words("sentences", {"first": first, "second": second}), said)


# ---------------------------------------------------------------- what happened


def tell(event: Event, seat: int, cards: SetView) -> Words | None:
    """Return the words for an event as a seat (or spectator) hears it."""
    for teller in (_tell_table, _tell_evidence, _tell_cards, _tell_figures, _tell_points, _tell_guess):
        words = teller(event, seat, cards)
        if words is not None:
            return words
    return None


def _tell_table(event: Event, seat: int, cards: SetView) -> Words | None:
    match event:
        case events.GameBegan(rooms=rooms, counter=counter):
            names = listed([cards.rooms[room].name for room in rooms])
            return Words("event-game-began", {"rooms": names, "counter": counter})
        case events.CharacterDealt(character=who):
            person = cards.characters[who]
            symbol = cards.symbols[person.symbol]
            return Words(
                "event-character-dealt",
                {"character": person.name, "symbol": symbol.name, "mark": symbol.mark},
            )
        case events.RoundBegan(leader=leader, counter=counter):
            return Words("event-round-began", {**actor(leader, seat), "counter": counter})
        case events.EventDrawn(leader=leader, which=which):
            card = cards.events[which]
            said: Said = {"card": card.name, "text": noted(card.note, card.text)}
            return Words("event-event-drawn", {**actor(leader, seat), **said})
        case events.TaskBegins(seat=who):
            return Words("event-task-begins", actor(who, seat))
        case events.GameEnded():
            return Words("event-game-ended")
    return None


def _tell_evidence(event: Event, seat: int, cards: SetView) -> Words | None:
    match event:
        case events.PlayedUp(seat=who, card=card, room=room):
            said: Said = {"card": cards.evidence[card].name, "room": cards.rooms[room].name}
            return Words("event-played-up", {**actor(who, seat), **said})
        case events.PlayedDown(seat=who, room=room):
            return Words("event-played-down", {**actor(who, seat), "room": cards.rooms[room].name})
        case events.KnownCard(card=card):
            return Words("event-known-card", {"card": cards.evidence[card].name})
        case events.EffectActs(card=card):
            face = cards.evidence[card]
            return Words("event-effect-acts", {"card": face.name, "text": face.text or Words("rule-none")})
        case events.RoomActs(room=room):
            return Words("event-room-acts", {"room": cards.rooms[room].name, "text": cards.rooms[room].text})
        case events.Impossible(verb=verb):
            return Words("event-impossible", {"verb": verb})
        case events.NoCards(seat=who):
            return Words("event-no-cards", actor(who, seat))
    return None


def _tell_cards(event: Event, seat: int, cards: SetView) -> Words | None:
    match event:
        case events.Drew(seat=who, count=count) if who != seat:
            return Words("event-drew", {**actor(who, seat), "count": count})
        case events.DrewCards(cards=kinds):
            names = listed([Words("quoted", {"card": cards.evidence[kind].name}) for kind in kinds])
            return Words("event-drew-cards", {"cards": names})
        case events.Discarded(seat=who):
            return Words("event-discarded", actor(who, seat))
        case events.Flipped(seat=who, room=room, card=card, up=up):
            said: Said = {"room": cards.rooms[room].name, "card": cards.evidence[card].name}
            return Words("event-flipped", {**actor(who, seat), **said, "way": "up" if up else "down"})
        case events.CardMoved(seat=who, start=start, end=end):
            way: Said = {"start": cards.rooms[start].name, "end": cards.rooms[end].name}
            return Words("event-card-moved", {**actor(who, seat), **way})
        case events.Peeked(seat=who, room=room):
            return Words("event-peeked", {**actor(who, seat), "room": cards.rooms[room].name})
        case events.Spied(seat=who, other=target):
            return Words("event-spied", {**actor(who, seat), **other(target, seat)})
        case events.Swapped(seat=who, other=target):
            return Words("event-swapped", {**actor(who, seat), **other(target, seat)})
        case events.GivenCard(card=card):
            return Words("event-given-card", {"card": cards.evidence[card].name})
        case events.TakenCard(card=card):
            return Words("event-taken-card", {"card": cards.evidence[card].name})
    return None


def _tell_figures(event: Event, seat: int, cards: SetView) -> Words | None:
    match event:
        case events.FigureMoved(seat=who, character=person, start=start, end=end):
            way: Said = {"start": cards.rooms[start].name, "end": cards.rooms[end].name}
            figure = cards.characters[person].name
            return Words("event-figure-moved", {**actor(who, seat), **way, "figure": figure})
        case events.FiguresSwapped(seat=who, first=first, second=second):
            pair: Said = {"first": cards.characters[first].name, "second": cards.characters[second].name}
            return Words("event-figures-swapped", {**actor(who, seat), **pair})
    return None


def _tell_points(event: Event, seat: int, _cards: SetView) -> Words | None:
    match event:
        case events.Gained(seat=who, points=points):
            return Words("event-gained", {**actor(who, seat), "points": points})
        case events.Gave(seat=who, other=target, points=points):
            return Words("event-gave", {**actor(who, seat), **other(target, seat), "points": points})
        case events.ExtraPlay(seat=who):
            return Words("event-extra-play", actor(who, seat))
        case events.Protected(seat=who):
            return Words("event-protected", actor(who, seat))
    return None


def _tell_guess(event: Event, seat: int, cards: SetView) -> Words | None:
    match event:
        case events.Passed(seat=who):
            return Words("event-passed", actor(who, seat))
        case events.GuessedRight() | events.GuessedWrong():
            right = isinstance(event, events.GuessedRight)
            said: Said = {"character": cards.characters[event.character].name, "points": event.points}
            message = "event-guessed-right" if right else "event-guessed-wrong"
            return Words(message, {**actor(event.seat, seat), **other(event.other, seat), **said})
    return None


# ---------------------------------------------------------------- where the rules speak of it

_STAGES = {"evidence": "4.3", "guessing": "6.2", "events": "7.6"}
_FIRST_STEP = 1  # the steps stand in chapter 5 in their order


def paragraph(view: WhispersView) -> str:
    """Return the paragraph of RULES.md for the step being carried out, else for the stage of the round."""
    if view.outcome is not None:
        return "9"
    if view.doing.verb:
        return f"5.{VERBS.index(view.doing.verb) + _FIRST_STEP}"
    return _STAGES[view.stage]


# ---------------------------------------------------------------- the result


def sum_up(view: WhispersView) -> tuple[Words, ...]:
    """Return the result point by point: who won and why, then every player's points."""
    if view.outcome is None:
        return ()
    if not view.scores:
        return _sum_up_early(view, view.outcome)
    winners = view.outcome.winners
    message = "result-shared" if len(winners) > 1 else f"result-{view.outcome.reason}"
    said: Said = (
        {"names": listed([Words(f"seat-{SEATS[seat]}") for seat in winners])}
        if len(winners) > 1
        else actor(winners[0], view.seat)
    )
    return (Words(message, said), *(_score(view, seat) for seat in range(view.players)))


def _sum_up_early(view: WhispersView, outcome: Outcome) -> tuple[Words, ...]:
    """Say how a night ended before its time, and what lay open then: nobody turns his character up."""
    names = listed([Words(f"seat-{SEATS[seat]}") for seat in outcome.winners])
    return (
        Words("result-early", {"reason": outcome.reason, "names": names}),
        *(
            Words("result-tokens", {**actor(seat, view.seat), "tokens": points})
            for seat, points in enumerate(view.points)
        ),
    )


def _score(view: WhispersView, seat: int) -> Words:
    score = view.scores[seat]
    return Words(
        "result-seat",
        {
            **actor(seat, view.seat),
            "character": view.people[view.characters[seat]].name,
            "total": score.tokens + score.room + score.symbols,
            "tokens": score.tokens,
            "cards": score.room,
            "symbols": score.symbols,
            "home": score.at_home,
        },
    )
