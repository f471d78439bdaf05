"""`python -m funnymoney` is the command `funnymoney`."""

from funnymoney.cli import app

app()
