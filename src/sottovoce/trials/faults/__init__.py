"""Real servers, real sockets, real files, and what can happen to them."""
