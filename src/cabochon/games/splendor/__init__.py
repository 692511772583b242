"""Splendor for two to four players."""
