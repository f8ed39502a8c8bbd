"""Whole matches in one process, under a clock, a network and a disk that are all made up from one seed."""
