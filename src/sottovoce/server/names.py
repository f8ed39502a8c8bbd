"""What people may call themselves, and what may be a passphrase."""

from __future__ import annotations

import re
import unicodedata

from sottovoce.server.errors import BadAccountName, BadName, BadPassphrase

MOST_NAME = 40
LEAST_ACCOUNT, MOST_ACCOUNT = 3, 30
LEAST_PASSPHRASE, MOST_PASSPHRASE = 8, 200
_ACCOUNT = re.compile(r"[^\W\d_](?:[^\W_]|[.-])*")
_CODE_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without letters that look like others
_CODE_GROUPS, _CODE_GROUP = 5, 4
_MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1"})


def read_name(text: str) -> str:
    """Return a name as it is kept: trimmed, blanks single; or refuse it."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not (len(name) <= MOST_NAME and name.isprintable() and any(sign.isalnum() for sign in name)):
        raise BadName(most=MOST_NAME)
    return name


def read_account(text: str) -> str:
    """Return an account name as it is kept; large and small letters are the same."""
    name = as_kept(text)
    if not (LEAST_ACCOUNT <= len(name) <= MOST_ACCOUNT and _ACCOUNT.fullmatch(name)):
        raise BadAccountName(least=LEAST_ACCOUNT, most=MOST_ACCOUNT)
    return name


def read_passphrase(text: str) -> str:
    """Return a passphrase as it is hashed, or refuse it."""
    passphrase = as_hashed(text)
    if not LEAST_PASSPHRASE <= len(passphrase) <= MOST_PASSPHRASE:
        raise BadPassphrase(least=LEAST_PASSPHRASE, most=MOST_PASSPHRASE)
    return passphrase


def as_kept(account: str) -> str:
    """Return an account name in the one form in which it is kept and compared."""
    return unicodedata.normalize("NFKC", account.strip()).casefold()


def as_hashed(passphrase: str) -> str:
    """Return a passphrase in the one form in which it is hashed."""
    return unicodedata.normalize("NFKC", passphrase)


def make_code(secret: str) -> str:
    """Return a recovery code of 100 bits from a secret, in groups that can be written down."""
    number = int(secret, 16)
    signs = [_CODE_SIGNS[number >> 5 * place & 31] for place in range(_CODE_GROUPS * _CODE_GROUP)]
    groups = ["".join(signs[at : at + _CODE_GROUP]) for at in range(0, len(signs), _CODE_GROUP)]
    return "-".join(groups)


def read_code(text: str) -> str:
    """Return a recovery code as it was made, however it was typed."""
    signs = "".join(sign for sign in text.upper() if sign.isalnum()).translate(_MISREAD)
    return "-".join(signs[at : at + _CODE_GROUP] for at in range(0, len(signs), _CODE_GROUP))
