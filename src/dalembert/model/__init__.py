"""The model: what the engineer says, as immutable values; nothing is computed here."""
