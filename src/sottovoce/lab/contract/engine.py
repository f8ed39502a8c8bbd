"""The engine's promises: legal decisions, refusals, copies, conservation, replay."""

from __future__ import annotations

from collections.abc import Iterator

from sottovoce.core.chance import Chance, Deal
from sottovoce.core.errors import BadNotation, Refusal
from sottovoce.core.events import Story
from sottovoce.core.game import NOBODY, Game, State
from sottovoce.core.record import Decision, Record, parse_record, print_record, replay, start_record
from sottovoce.core.view import Options
from sottovoce.lab.contract.broken import Check, ContractBroken
from sottovoce.lab.contract.moments import Moment, draw

_FAR_OUTSIDE = (-1, -2, -(2**31), 2**31, 2**63, 2**64, 10**30, -(10**30))
_PLAYED_ON = 30  # decisions taken on a copy: enough to get from any turn into the next


def check_notation(game: Game) -> None:
    """Every code has a notation of its own, a word without blanks, and is read back from it."""
    words = [game.notation(code) for code in range(game.actions)]
    for code, word in enumerate(words):
        if word.split() != [word] or game.parse(word) != code:
            raise ContractBroken(Check.NOTATION, f"code {code} is written {word!r} and not read back")
    for word in ("", "*", "no such decision", words[0] + "?"):
        try:
            code = game.parse(word)
        except BadNotation:
            continue
        raise ContractBroken(Check.NOTATION, f"{word!r} is no decision, but is read as code {code}")


def check_structs(game: Game, options: Options) -> None:
    """Views and options are frozen structs, and a view bears its game's name."""
    for kind in (game.view, type(options)):
        if not kind.__struct_config__.frozen:
            raise ContractBroken(Check.STRUCTS, f"{kind.__name__} is not frozen")
    if game.view.__struct_config__.tag != game.name:
        raise ContractBroken(Check.STRUCTS, f"{game.view.__name__} is not tagged {game.name!r}")


def check_legal(moment: Moment) -> None:
    """`legal()` rises, stays within the table, and is empty only when the game is over."""
    state, legal = moment.state, moment.state.legal()
    if legal != sorted(set(legal)):
        raise moment.broken(Check.LEGAL, f"they are not in rising order, each once: {legal}")
    if legal and not 0 <= legal[0] <= legal[-1] < moment.game.actions:
        raise moment.broken(Check.LEGAL, f"they are not among the codes of the game: {legal}")
    if bool(legal) == moment.over:
        raise moment.broken(Check.LEGAL, f"{len(legal)} decisions, but the mover is {state.seat}")
    if state.seat not in moment.readers():
        raise moment.broken(Check.LEGAL, f"the mover is {state.seat}, which is no seat")
    check_outcome(moment)


def check_outcome(moment: Moment) -> None:
    """There is an outcome exactly when the game is over; its winners are seats, its points one a seat."""
    outcome = moment.state.outcome()
    if (outcome is not None) != moment.over:
        raise moment.broken(Check.LEGAL, f"the mover is {moment.state.seat}, but the outcome is {outcome}")
    seats = range(len(moment.game.seats(moment.options)))
    if outcome is not None and not (set(outcome.winners) <= set(seats) and len(outcome.points) == len(seats)):
        raise moment.broken(Check.LEGAL, f"the outcome does not speak of the seats: {outcome}")


def check_barrier(before: Moment, after: Moment) -> None:
    """Barriers only ever become more, and the turn does not pass to another seat without one."""
    raised = after.state.barriers - before.state.barriers
    if raised < 0 or (raised == 0 and after.state.seat != before.state.seat):
        raise after.broken(Check.BARRIER, f"the mover is now {after.state.seat}, barriers raised: {raised}")


def check_applies(moment: Moment) -> None:
    """Every legal decision can be taken, with a story or without, to the same end."""
    for code in moment.state.legal():
        told, untold = moment.after(code).state, moment.state.copy()
        untold.apply(code)
        if told.truth() != untold.truth():
            raise moment.broken(Check.APPLIES, f"{moment.game.notation(code)}: telling it changes it")


def check_refused(moment: Moment) -> None:
    """Every code that is not legal is refused by a sentence, and nothing has changed."""
    state, truth = moment.state.copy(), moment.state.truth()
    for code in illegal_codes(moment):
        refuse(moment, state, code)
    if state.truth() != truth:
        culprit = next(code for code in illegal_codes(moment) if changes(moment, code))
        raise moment.broken(Check.REFUSED, f"refusing code {culprit} changed the state")


def illegal_codes(moment: Moment) -> Iterator[int]:
    """Yield the codes of the table that are not legal now, and some that no table has."""
    legal = set(moment.state.legal())
    yield from (code for code in range(moment.game.actions) if code not in legal)
    yield from (moment.game.actions, moment.game.actions + 1, *_FAR_OUTSIDE)
    yield from (code + 2**64 for code in legal)  # a truncated number must not pass for a legal one


def refuse(moment: Moment, state: State, code: int) -> None:
    """Offer an illegal code; anything but a refusal without a story is a breach."""
    story = Story()
    try:
        state.apply(code, story)
    except Refusal as refusal:
        if str(refusal) and not story.told:
            return
        raise moment.broken(Check.REFUSED, f"code {code} was refused without a word or told") from None
    except Exception as error:
        raise moment.broken(Check.REFUSED, f"code {code} gave {error!r}") from error
    raise moment.broken(Check.REFUSED, f"code {code} is not legal, but was taken")


def changes(moment: Moment, code: int) -> bool:
    state = moment.state.copy()
    refuse(moment, state, code)
    return state.truth() != moment.state.truth()


def check_copies(moment: Moment, chance: Chance) -> None:
    """Playing on a copy leaves the original as it was, and the other way round; both go the same way."""
    before = moment.state.truth()
    original = moment.state.copy()
    copy, witness = original.copy(), original.copy()
    codes = play_on(copy, chance)
    if original.truth() != before:
        raise moment.broken(Check.COPY, "playing on a copy changed the original")
    for code in codes:
        original.apply(code)
    if original.truth() != copy.truth():
        raise moment.broken(Check.COPY, "the same decisions led original and copy to different states")
    if witness.truth() != before or moment.state.truth() != before:
        raise moment.broken(Check.COPY, "playing on the original changed its copy")


def play_on(state: State, chance: Chance) -> list[int]:
    """Take some random decisions and return them."""
    codes: list[int] = []
    while state.seat != NOBODY and len(codes) < _PLAYED_ON:
        codes.append(draw(state.legal(), chance))
        state.apply(codes[-1])
    return codes


def check_conserved(moment: Moment, expected: object, found: object) -> None:
    """What was there at the start is there still."""
    if found != expected:
        raise moment.broken(Check.CONSERVED, f"at the start {expected}, now {found}")


def check_replay(moment: Moment) -> None:
    """The same seed and decisions give the same truth, and so does the record's text."""
    again = moment.game.new(Deal(moment.seed), moment.options)
    try:
        for _, code in moment.decisions:
            again.apply(code)
    except Refusal as refusal:
        raise moment.broken(Check.REPLAY, f"played again: {refusal}") from refusal
    if again.truth() != moment.state.truth():
        raise moment.broken(Check.REPLAY, "played again, the same decisions led elsewhere")
    check_record(moment)


def check_record(moment: Moment) -> None:
    """The whole record is read as it was written, and leads to the same truth."""
    game = moment.game
    decisions = tuple(Decision(seat, game.notation(code)) for seat, code in moment.decisions)
    start = start_record(game, moment.options, moment.seed)
    record = start.finished(decisions, moment.state.outcome())
    text = print_record(record)
    if read_back(text) != record:
        raise moment.broken(Check.RECORD, f"it is not read as it was written:\n{text}")
    try:
        state = replay(game, parse_record(text))
    except Refusal as refusal:
        raise moment.broken(Check.REPLAY, f"the record is refused: {refusal}") from refusal
    if state.truth() != moment.state.truth():
        raise moment.broken(Check.REPLAY, "replayed from its record, the game led elsewhere")


def read_back(text: str) -> Record | None:
    """Return the record a text holds, or None if it is refused."""
    try:
        return parse_record(text)
    except Refusal:
        return None
