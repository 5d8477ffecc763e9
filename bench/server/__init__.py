"""How fast the server is, beside boardgame.io: the same game at fifty tables of five, played as fast as it goes."""
