"""Splendor Duel for two players."""
