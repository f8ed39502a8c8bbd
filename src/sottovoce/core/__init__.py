"""The contract every game fills. Knows no game, does no input or output."""
