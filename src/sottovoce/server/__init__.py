"""The table for people apart: HTTP, one socket per open match, bots in worker processes."""
