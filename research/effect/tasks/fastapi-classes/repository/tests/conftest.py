import pytest
from fastapi.testclient import TestClient

from pool.app import create_app
from pool.clock import Clock
from pool.store import Store

CRAWL = {
    "title": "Crawl for children",
    "teacher": "Ana",
    "startsAt": "2026-03-10T17:30:00+01:00",
    "minutes": 45,
    "places": 2,
    "price": 1800,
}


@pytest.fixture
def client(tmp_path):
    app = create_app(store=Store(str(tmp_path / "pool.db")), clock=Clock("2026-03-01T08:00:00Z"))
    with TestClient(app) as client:
        yield client


@pytest.fixture
def crawl(client):
    return client.post("/classes", json=CRAWL).json()
