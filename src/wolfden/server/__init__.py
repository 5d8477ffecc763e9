"""The table: people and bots round one game, over HTTP and WebSockets."""
