"""The table itself: commands make events, events make the table. No clock is read, nothing is stored."""
