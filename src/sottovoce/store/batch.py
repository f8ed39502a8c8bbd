"""Many rows as one parameter: the database takes a list apart quicker than we could hand it over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, bindparam, cast, func, literal_column, select, true
from sqlalchemy.dialects.postgresql import JSON
from sqlalchemy.sql import FromClause, Select
from sqlalchemy.sql.schema import Column
from sqlalchemy.types import Text

_encode = msgspec.json.Encoder().encode


def pack(rows: Sequence[Sequence[object]]) -> str:
    """Return rows as the parameter that `unpacked` reads."""
    return _encode(rows).decode()


def unpacked(is_sqlite: bool, parameter: str, columns: Sequence[Column[object]]) -> Select[*tuple[Any, ...]]:
    """Return a query for the rows packed in a parameter, their values in the order of these columns."""
    if is_sqlite:
        return _by_sqlite(parameter, columns)
    each = func.json_array_elements(cast(bindparam(parameter, type_=Text), JSON)).table_valued("value")
    packed = each.c.value
    values = [
        cast(packed.op("->>")(literal_column(str(place))), wanted.type).label(wanted.name)
        for place, wanted in enumerate(columns)
    ]
    return select(*values).select_from(each)


def _by_sqlite(parameter: str, columns: Sequence[Column[object]]) -> Select[*tuple[Any, ...]]:
    each: FromClause = func.json_each(bindparam(parameter, type_=Text)).table_valued("value")
    values: list[ColumnElement[object]] = [
        func.json_extract(each.c.value, f"$[{place}]").label(wanted.name)
        for place, wanted in enumerate(columns)
    ]
    # Without a condition SQLite would read the 'on conflict' of an insert as that of a join.
    return select(*values).select_from(each).where(true())
