"""HTTP and sockets: what arrives, from whom, how much of it, and how it is answered."""
