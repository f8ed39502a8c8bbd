"""Sottovoce: a digital table for board games of secrets."""

__version__ = "0.1.0"
