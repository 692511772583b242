"""HTTP and sockets: what arrives, from whom, how much of it, and how it is answered.

What is answered comes ready from the live room: nothing here knows what is on a table.
"""
