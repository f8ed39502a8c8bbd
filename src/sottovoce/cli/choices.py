"""The legal choices as a numbered list: whole sentences when they are few, else short and grouped."""

from __future__ import annotations

from itertools import groupby

from rich.table import Table
from rich.text import Text

from sottovoce.cli.desk import Speech
from sottovoce.core.view import Offer

FEW = 9
_GAP = 2


def in_order(offers: tuple[Offer, ...], say: Speech) -> list[Offer]:
    """Return the offers as they are numbered: those of a group together, cards first and buttons last."""
    groups: dict[str, int] = {}
    for offer in sorted(offers, key=_place):
        groups.setdefault(say.of(offer.words, "group"), len(groups))
    return sorted(offers, key=lambda offer: groups[say.of(offer.words, "group")])


def _place(offer: Offer) -> int:
    return {"card": 0, "button": 2}.get(offer.part.partition(":")[0], 1)


def listed(offers: list[Offer], say: Speech, width: int) -> Table:
    """Return the numbered list of offers that are in order."""
    return sentences(offers, say) if len(offers) <= FEW else grouped(offers, say, width)


def sentences(offers: list[Offer], say: Speech) -> Table:
    """One choice a line, with its notation."""
    table = Table.grid(padding=(0, _GAP, 0, 0))
    table.add_column(justify="right", style="bold")
    table.add_column()
    table.add_column(style="dim", no_wrap=True)
    for number, offer in enumerate(offers, 1):
        table.add_row(str(number), Text(say.of(offer.words)), Text(offer.notation))
    return table


def grouped(offers: list[Offer], say: Speech, width: int) -> Table:
    """A group a row: its name, then its choices in columns as wide as the widest of them."""
    table = Table.grid(padding=(0, _GAP, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    names = [say.of(offer.words, "group") for offer in offers]
    room = width - max(map(len, names)) - _GAP
    for name, members in groupby(zip(names, enumerate(offers, 1), strict=True), key=lambda pair: pair[0]):
        shorts = [(number, say.of(offer.words, "short")) for _, (number, offer) in members]
        table.add_row(Text(name), _columns(shorts, room))
    return table


def _columns(shorts: list[tuple[int, str]], room: int) -> Text:
    cells = [Text.assemble((f"{number:>2} ", "bold"), short) for number, short in shorts]
    widest = max(cell.cell_len for cell in cells)
    across = max(1, (room + _GAP) // (widest + _GAP))
    for cell in cells:
        cell.pad_right(widest + _GAP - cell.cell_len)
    rows = [cells[start : start + across] for start in range(0, len(cells), across)]
    return Text("\n").join(_rstripped(Text.assemble(*row)) for row in rows)


def _rstripped(text: Text) -> Text:
    text.rstrip()
    return text
