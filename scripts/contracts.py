"""A kind of contract that import-linter lacks: a package may import only what is listed."""

import sys
from collections.abc import Iterator
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OnlyContract(Contract):
    """`package` may import itself, the standard library and what is `allowed`."""

    type_name = "only"

    package = fields.StringField()
    allowed = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        strangers = sorted(self._strangers(graph))
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def _strangers(self, graph: ImportGraph) -> Iterator[tuple[str, str]]:
        package = str(self.package)
        allowed = sys.stdlib_module_names | cast("set[str]", self.allowed)
        inside = {package} | graph.find_descendants(package)
        for importer in inside:
            for imported in graph.find_modules_directly_imported_by(importer) - inside:
                # Foreign packages stand in the graph by their first name; our own by their full one.
                if imported not in allowed:
                    yield importer, imported

    def render_broken_contract(self, check: ContractCheck) -> None:
        for importer, imported in check.metadata["strangers"]:
            output.print_error(f"- {importer} imports {imported}", bold=False)
