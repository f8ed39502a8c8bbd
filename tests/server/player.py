"""Scripted people, as the trials have them."""

from sottovoce.trials.faults.player import HEADERS, PATIENCE, Guest, Json, Player, answer_to, say, told

__all__ = ["HEADERS", "PATIENCE", "Guest", "Json", "Player", "answer_to", "say", "told"]
