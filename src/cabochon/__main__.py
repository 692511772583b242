"""`python -m cabochon` is the command `cabochon`."""

from cabochon.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
