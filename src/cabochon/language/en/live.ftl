### The page and its connection to the server: what can go wrong there.

unreachable = The server can’t be reached. Check the connection and try again.
answer-unreadable = The server gave an answer that this page can’t read ({ $status }). Load the page again.
closed-bad-message = The server did not understand this page. Load the page again.
closed-no-guest = The server does not know you. Allow cookies for this page and load it again.
closed-forbidden = The server refuses connections from this address of the page. Open it by the server’s own address.
closed-no-table = There is no such table, or no longer. Check the link.
closed-blocked = Whoever runs this server has blocked you, or the address from which you come.
closed-too-fast = Too much came from here at once. Trying again…
closed-database = The server’s database is in trouble. Trying again…
