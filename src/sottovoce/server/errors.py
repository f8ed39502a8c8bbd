"""What the server refuses, beside what matches and the store refuse."""

from __future__ import annotations

from sottovoce.core.errors import Refusal


class ServerRefusal(Refusal):
    """A request that is not carried out. Nothing has changed."""


# ---------------------------------------------------------------- who asks


class Stranger(ServerRefusal):
    key = "stranger"
    sentence = "We do not know you yet: choose a name first, or log in."


class NotAllowed(ServerRefusal):
    key = "not-allowed"
    sentence = "You may not do that."


class WrongOrigin(ServerRefusal):
    key = "wrong-origin"
    sentence = "This request comes from a page of another site."


class WrongHost(ServerRefusal):
    key = "wrong-host"
    sentence = "This server does not answer to this name; its keeper can allow it with --origin."


class MissingHeader(ServerRefusal):
    key = "missing-header"
    sentence = "A request that changes something must carry the header {header}."


class TooOften(ServerRefusal):
    key = "too-often"
    sentence = "That is too often; please wait {seconds} s."


# ---------------------------------------------------------------- what is asked


class NothingHere(ServerRefusal):
    key = "nothing-here"
    sentence = "There is nothing at this address."


class WrongMethod(ServerRefusal):
    key = "wrong-method"
    sentence = "This address cannot be used in that way."


class TooLarge(ServerRefusal):
    key = "too-large"
    sentence = "That is too large; at most {bytes} bytes are read."


class NotUnderstood(ServerRefusal):
    key = "not-understood"
    sentence = "The request is not understood: {problem}"


# ---------------------------------------------------------------- names and accounts


class BadName(ServerRefusal):
    key = "bad-name"
    sentence = "A name has 1 to {most} printing characters, and a letter or digit among them."


class BadAccountName(ServerRefusal):
    key = "bad-account-name"
    sentence = "An account name has {least} to {most} letters, digits, dots and hyphens, a letter first."


class BadPassphrase(ServerRefusal):
    key = "bad-passphrase"
    sentence = "A passphrase has {least} to {most} characters."


class AlreadyKnown(ServerRefusal):
    key = "already-known"
    sentence = "You are here already, as '{name}'."


class HasAccount(ServerRefusal):
    key = "has-account"
    sentence = "You have an account already: '{name}'."


class WrongRecovery(ServerRefusal):
    key = "wrong-recovery"
    sentence = "The account name or the recovery code is wrong."


# ---------------------------------------------------------------- the server itself


class Closing(ServerRefusal):
    key = "closing"
    sentence = "The server is closing; come back in a moment."


class Trouble(ServerRefusal):
    """What people are told of a mistake of ours; the log tells more under the same id."""

    key = "trouble"
    sentence = "Something went wrong on our side; it is noted as {id}."


# ---------------------------------------------------------------- matches


class MatchFrozen(ServerRefusal):
    key = "match-frozen"
    sentence = (
        "The rules were changed, and change {number} of this match no longer fits: it can only be seen."
    )


class MayNotWatch(ServerRefusal):
    key = "may-not-watch"
    sentence = "You do not sit at this table, and to watch it you need its link."


class TooSlow(ServerRefusal):
    key = "too-slow"
    sentence = "Your line is too slow to follow; please come back."


class TooBusy(ServerRefusal):
    key = "too-busy"
    sentence = "So many change this match at once that your change could not be made; please try again."


class BadSeats(ServerRefusal):
    key = "bad-seats"
    sentence = "This game wants {seats} seats, each 'me' (once), 'open' or 'bot:LEVEL'."
