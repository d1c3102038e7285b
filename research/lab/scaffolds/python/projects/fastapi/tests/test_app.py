from fastapi.testclient import TestClient

from app import app


def test_double() -> None:
    assert TestClient(app).get("/double/2").json() == {"result": 4}
