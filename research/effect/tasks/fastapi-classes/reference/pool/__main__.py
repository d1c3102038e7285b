import logging
import os

import uvicorn

from pool.app import create_app
from pool.clock import Clock
from pool.payments import Payments
from pool.store import Store

logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s %(message)s")

app = create_app(
    store=Store(os.environ.get("POOL_DB", "pool.db")),
    clock=Clock(os.environ.get("POOL_NOW")),
    payments=Payments(os.environ.get("PAY_URL"), os.environ.get("PAY_KEY")),
)
uvicorn.run(
    app,
    host=os.environ.get("HOST", "127.0.0.1"),
    port=int(os.environ.get("PORT", "8000")),
    access_log=False,
    log_config=None,
)
