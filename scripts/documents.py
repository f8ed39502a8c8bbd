"""Check what people read: no path of one machine, no registry address, no link to nowhere."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PATTERNS = ("*.md", "NOTICE", "docs/**/*.md", "src/**/*.md", "requirements/*.txt", "pyproject.toml")
FORBIDDEN = {
    "a path of one machine": re.compile(r"(?<![\w.~}/-])/(?:work|root|home|tmp|Users|var|opt|mnt)(?:/|\b)"),
    "a registry address": re.compile(
        r"index-url|find-links|https?://[^\s)\"']*(?:pypi|pythonhosted|npmjs|registry|simple/)", re.IGNORECASE
    ),
}
LINK = re.compile(r"\]\(([^)\s]+)\)")


def documents(root: Path) -> list[Path]:
    return sorted({path for pattern in PATTERNS for path in root.glob(pattern)})


def complaints(root: Path) -> Iterator[str]:
    found = documents(root)
    if root / "README.md" not in found:
        yield "README.md is missing"
    for path in found:
        name = path.relative_to(root)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for sentence in line_complaints(path, line):
                yield f"{name}:{number}: {sentence}"


def line_complaints(path: Path, line: str) -> Iterator[str]:
    for what, pattern in FORBIDDEN.items():
        if match := pattern.search(line):
            yield f"{what}: {match.group()}"
    for target in LINK.findall(line):
        file = target.partition("#")[0]
        if path.suffix == ".md" and file and "://" not in file and not (path.parent / file).exists():
            yield f"a link to nowhere: {target}"


if __name__ == "__main__":
    sentences = list(complaints(ROOT))
    print("\n".join(sentences) or f"{len(documents(ROOT))} documents are clean")
    sys.exit(bool(sentences))
