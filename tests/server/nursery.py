"""Server processes, as the trials have them."""

from sottovoce.trials.faults.nursery import GENEROUS, Nursery, kill, nursery, settings_for

__all__ = ["GENEROUS", "Nursery", "kill", "nursery", "settings_for"]
