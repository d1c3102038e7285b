import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from fastapi.testclient import TestClient

from pool.app import create_app
from pool.clock import Clock
from pool.payments import Payments
from pool.store import Store

CRAWL = {
    "title": "Crawl for children",
    "teacher": "Ana",
    "startsAt": "2026-03-10T17:30:00+01:00",
    "minutes": 45,
    "places": 2,
    "price": 1800,
}


class Company:
    """A payment company: `answers` come first, then every card is charged once per key."""

    def __init__(self):
        self.answers = []
        self.asked = []
        self.charges = {}

    def answer(self, headers, body):
        self.asked.append({"key": headers["idempotency-key"], **body})
        charge = self.charges.setdefault(headers["idempotency-key"], f"ch_{len(self.charges)}")
        return self.answers.pop(0) if self.answers else (201, {"charge": charge, "status": "paid"})


@pytest.fixture
def company():
    known = Company()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            body = json.loads(self.rfile.read(int(self.headers["content-length"])))
            status, answer = known.answer(self.headers, body)
            self.send_response(status)
            self.end_headers()
            self.wfile.write(json.dumps(answer).encode())

        def log_message(self, *words):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    known.url = f"http://127.0.0.1:{server.server_port}"
    yield known
    server.shutdown()
    server.server_close()


@pytest.fixture
def client(tmp_path, company):
    app = create_app(
        store=Store(str(tmp_path / "pool.db")),
        clock=Clock("2026-03-01T08:00:00Z"),
        payments=Payments(company.url, "key"),
    )
    with TestClient(app) as client:
        yield client


@pytest.fixture
def crawl(client):
    return client.post("/classes", json=CRAWL).json()
