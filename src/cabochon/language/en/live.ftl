### The page and its connection to the server: what can go wrong there.

unreachable = The server can’t be reached. Check the connection and try again.
answer-unreadable = The server gave an answer that this page can’t read ({ $status }). Load the page again.
closed-bad-message = The server did not understand this page. Load the page again.
closed-no-guest = The server does not know you. Allow cookies for this page and load it again.
closed-forbidden = The server refuses connections from a page at this address. Open the page at the server’s own address.
closed-no-table = There is no such table, or no longer. Check the link.
closed-blocked = The operator of this server has blocked you, or the address that you come from.
closed-too-fast = Too many requests came from here. Trying again…
closed-database = The server’s database has a problem. Trying again…
