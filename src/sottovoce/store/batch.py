"""Many rows as one parameter: the database takes a list apart quicker than we could hand it over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Dialect,
    Insert,
    Update,
    bindparam,
    cast,
    func,
    literal_column,
    select,
    true,
)
from sqlalchemy.dialects.postgresql import JSON
from sqlalchemy.sql import FromClause, Select
from sqlalchemy.sql.schema import Column
from sqlalchemy.types import Text

PACKED = "packed"
DIRECT = "pysqlite"  # the driver that can be asked without a go-between, which would cost more than the write
_encode = msgspec.json.Encoder().encode


def pack(rows: Sequence[Sequence[object]]) -> str:
    """Return rows as the one parameter that `unpacked` reads."""
    return _encode(rows).decode()


class Prepared:
    """A statement over packed rows, worked out once for a database and run as it stands."""

    def __init__(self, statement: Insert | Update, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        assert tuple(compiled.params) == (PACKED,)
        self._text = str(compiled)

    def run(self, connection: Connection, rows: Sequence[Sequence[object]]) -> int:
        """Carry it out; return how many rows it touched."""
        packed = (pack(rows),)
        if connection.dialect.driver == DIRECT:
            driver: Any = connection.connection.driver_connection
            return int(driver.execute(self._text, packed).rowcount)
        return connection.exec_driver_sql(self._text, packed).rowcount


def unpacked(is_sqlite: bool, columns: Sequence[Column[object]]) -> Select[*tuple[Any, ...]]:
    """Return a query for the packed rows, their values in the order of these columns."""
    if is_sqlite:
        return _by_sqlite(columns)
    each = func.json_array_elements(cast(bindparam(PACKED, type_=Text), JSON)).table_valued("value")
    packed = each.c.value
    values = [
        cast(packed.op("->>")(literal_column(str(place))), wanted.type).label(wanted.name)
        for place, wanted in enumerate(columns)
    ]
    return select(*values).select_from(each)


def _by_sqlite(columns: Sequence[Column[object]]) -> Select[*tuple[Any, ...]]:
    each: FromClause = func.json_each(bindparam(PACKED, type_=Text)).table_valued("value")
    values: list[ColumnElement[object]] = [
        func.json_extract(each.c.value, literal_column(f"'$[{place}]'")).label(wanted.name)
        for place, wanted in enumerate(columns)
    ]
    # Without a condition SQLite would read the 'on conflict' of an insert as that of a join.
    return select(*values).select_from(each).where(true())
