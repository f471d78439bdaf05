"""The store of the table server: SQLite in one file, or PostgreSQL for several processes.

Open `store.py` first. `schema.py` says what is kept, `writer.py` how it becomes durable, `log.py`
what may be added to the log of a table, `leases.py` in which process a table lives.
"""

from funnymoney.server.store.errors import StoreError as StoreError
from funnymoney.server.store.store import Store as Store
from funnymoney.server.store.store import open_store as open_store
