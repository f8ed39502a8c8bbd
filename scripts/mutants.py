"""Mutants of a source file: the same file with one small mistake in it.

The mistakes are mutmut's, and one of our own. mutmut itself is not run: it puts all mutants into one file
and chooses between them when a function is called, which is too late for tables built on import.
"""

from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import libcst as cst
from libcst.metadata import MetadataWrapper
from mutmut.mutation.file_mutation import MutationVisitor
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import IgnoredCode

from scripts.survivors import Mutant


def drop_call(node: cst.Expr) -> Iterator[cst.Pass]:
    """Leave out a call made for its effect, which no operator of mutmut does."""
    if isinstance(node.value, cst.Call):
        yield cst.Pass()


def mutants(path: Path) -> Iterator[Mutant]:
    """Every mutant of a file that is still Python, in the order of its lines, each once."""
    original = path.read_text(encoding="utf-8")
    seen = {original}
    for source in mutated_sources(original):
        if source not in seen and parses(source):
            seen.add(source)
            yield describe(path.name, original, source)


def mutated_sources(original: str) -> Iterator[str]:
    """Change one node at a time, writing out anew only the outermost statement it stands in."""
    wrapper = MetadataWrapper(cst.parse_module(original))
    # No line is exempt: comments that ask for it are not read.
    visitor = MutationVisitor([*mutation_operators, (cst.Expr, drop_call)], IgnoredCode(set(), set(), set()))
    wrapper.visit(visitor)
    body = wrapper.module.body
    codes = [wrapper.module.code_for_node(statement) for statement in body]
    head, _, foot = original.partition("".join(codes))
    places = {id(node): place for place, statement in enumerate(body) for node in walk(statement)}
    for mutation in visitor.mutations:
        place = places[id(mutation.original_node)]
        changed = body[place].deep_replace(mutation.original_node, mutation.mutated_node)
        assert isinstance(changed, cst.CSTNode)
        code = wrapper.module.code_for_node(changed)
        yield "".join([head, *codes[:place], code, *codes[place + 1 :], foot])


def walk(node: cst.CSTNode) -> Iterator[cst.CSTNode]:
    yield node
    for child in node.children:
        yield from walk(child)


def parses(source: str) -> bool:
    """Some mutations are no Python at all (two stars, a missing argument); nobody could write them."""
    try:
        compile(source, "mutant", "exec")
    except SyntaxError:
        return False
    return True


def describe(file: str, original: str, source: str) -> Mutant:
    """Name a mutant by the lines that differ."""
    before, after = original.splitlines(), source.splitlines()
    start = same(before, after)
    end = same(before[start:][::-1], after[start:][::-1])
    old, new = before[start : len(before) - end], after[start : len(after) - end]
    return Mutant(file, start + 1, one_line(old), one_line(new), source)


def same(before: list[str], after: list[str]) -> int:
    """How many lines two texts have in common at their beginning."""
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(before, after, strict=False))
    return sum(1 for _ in pairs)


def one_line(lines: list[str]) -> str:
    return " ".join(line.strip() for line in lines)
