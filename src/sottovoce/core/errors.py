"""The tree of refusals. Each has a key, its particulars, and a sentence for people.

The sentence here is English and always there; `words` holds the same sentence
for each language under ``refusal-<key>``.
"""

from __future__ import annotations


class Refusal(Exception):
    """Something asked for that is not allowed. Nothing has changed."""

    key = "refusal"
    sentence = "That is not possible."

    def __init__(self, **particulars: str | int) -> None:
        self.particulars = particulars
        super().__init__(self.sentence.format(**particulars))

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.particulars))


def _rebuild(kind: type[Refusal], particulars: dict[str, str | int]) -> Refusal:
    return kind(**particulars)


class BadRequest(Refusal):
    """What was asked for makes no sense in itself."""


class UnknownGame(BadRequest):
    key = "unknown-game"
    sentence = "There is no game called '{name}'; the games are: {games}."


class UnknownOption(BadRequest):
    key = "unknown-option"
    sentence = "{game} has no option '{option}'; its options are: {options}."


class BadOption(BadRequest):
    key = "bad-option"
    sentence = "Option '{option}' cannot be '{value}'; it can be: {choices}."


class BadSeed(BadRequest):
    key = "bad-seed"
    sentence = "A seed is a whole number from 0 to 2^256 - 1."


class UnknownBot(BadRequest):
    key = "unknown-bot"
    sentence = "There is no bot called '{name}'; the bots are: {bots}."


class UnevenGames(BadRequest):
    key = "uneven-games"
    sentence = "The number of games must be a positive multiple of {seats}, so that everyone sits everywhere."


class BadNotation(BadRequest):
    key = "bad-notation"
    sentence = "'{text}' is not a decision of this game; decisions look like: {examples}."


class BadNotes(BadRequest):
    key = "bad-notes"
    sentence = (
        "These notes cannot be kept: at most {placed} tokens are placed and {markers} markers laid, "
        "all of this game, each of them once."
    )


class NoCardSets(BadRequest):
    key = "no-card-sets"
    sentence = "{game} is played with its own cards only."


class TooFewGames(BadRequest):
    key = "too-few-games"
    sentence = "Weights are fitted to at least {least} games, some of which are kept apart."


class NothingToTune(BadRequest):
    key = "nothing-to-tune"
    sentence = "{game} has no weights that could be tuned."


class UnknownWeight(BadRequest):
    key = "unknown-weight"
    sentence = "{game} has no weight '{weight}'; its weights are: {weights}."


class BadCardSet(BadRequest):
    """A file that is no card set: one line for each problem, with its line and field."""

    key = "bad-card-set"
    sentence = "This card set cannot be used:\n{problems}"


class IllegalDecision(Refusal):
    """A decision that exists but may not be taken now."""


class NotAllowedNow(IllegalDecision):
    key = "not-allowed-now"
    sentence = "'{decision}' is not allowed now; {count} other decisions are."


class NoSuchDecision(IllegalDecision):
    key = "no-such-decision"
    sentence = "Decision {code} does not exist; codes go from 0 to {last}."


class NotYourTurn(IllegalDecision):
    key = "not-your-turn"
    sentence = "It is not this seat's decision; seat {mover} decides now."


class GameOver(IllegalDecision):
    key = "game-over"
    sentence = "The game is over; no further decision can be taken."


class NothingToUndo(IllegalDecision):
    key = "nothing-to-undo"
    sentence = (
        "There is nothing to take back: your decisions so far have been shown, or have shown you something."
    )


class BadSeat(BadRequest):
    key = "bad-seat"
    sentence = "There is no seat {seat}; seats go from 0 to {last}."


class RecordRefusal(Refusal):
    """A record that cannot be used."""


class NotARecord(RecordRefusal):
    key = "not-a-record"
    sentence = "This is not a Sottovoce record: line {line}: {problem}."


class RecordGame(RecordRefusal):
    key = "record-game"
    sentence = "The record is of the game '{theirs}', not of '{ours}'."


class RecordVersion(RecordRefusal):
    key = "record-version"
    sentence = "The record uses version {theirs} of the {what}; this program has version {ours}."


class RecordSealed(RecordRefusal):
    key = "record-sealed"
    sentence = "The record does not contain its seed: a running game's record cannot be replayed."


class RecordCommitment(RecordRefusal):
    key = "record-commitment"
    sentence = "The record's seed does not fit its commitment."


class RecordMismatch(RecordRefusal):
    key = "record-mismatch"
    sentence = "The record does not replay: decision {number} ('{decision}' by seat {seat}): {why}"


class RecordResult(RecordRefusal):
    key = "record-result"
    sentence = "The record's result is '{theirs}', but replaying it gives '{ours}'."
