"""The server put to the test: simulated worlds, real faults, and truths that must not show."""
