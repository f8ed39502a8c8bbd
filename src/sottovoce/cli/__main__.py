"""``python -m sottovoce.cli`` is the command `sottovoce`."""

from sottovoce.cli import main

main()
