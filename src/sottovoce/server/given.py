"""What routes are given by name: who asks, and the parts of the house they work with."""

from __future__ import annotations

from litestar.di import NamedDependency

from sottovoce.server.carrying import Carrier
from sottovoce.server.errors import Stranger
from sottovoce.server.farewell import Farewell
from sottovoce.server.limits import Buckets
from sottovoce.server.people import Reception
from sottovoce.server.settings import Settings
from sottovoce.server.tables import Tables
from sottovoce.store.people import Someone
from sottovoce.store.personal import Personal

GivenAsker = NamedDependency[Someone | None]
GivenCarrier = NamedDependency[Carrier]
GivenFarewell = NamedDependency[Farewell]
GivenOften = NamedDependency[Buckets]
GivenPersonal = NamedDependency[Personal]
GivenReception = NamedDependency[Reception]
GivenSettings = NamedDependency[Settings]
GivenTables = NamedDependency[Tables]


def known(someone: Someone | None) -> Someone:
    """Return who asks, or refuse a stranger."""
    if someone is None:
        raise Stranger()
    return someone
