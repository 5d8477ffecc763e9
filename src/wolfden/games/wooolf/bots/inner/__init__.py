"""What players count through, compiled."""
