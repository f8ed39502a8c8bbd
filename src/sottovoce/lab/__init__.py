"""Measurements of the games and their players: speed, tournaments, balance."""
