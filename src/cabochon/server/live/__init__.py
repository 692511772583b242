"""What is live: the tables in memory, their clients, bots and clocks."""
