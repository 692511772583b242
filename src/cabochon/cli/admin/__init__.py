"""`cabochon admin`: what whoever runs a server does beside it."""

from cabochon.cli.admin.app import app

__all__ = ["app"]
