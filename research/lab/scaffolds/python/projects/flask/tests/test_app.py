from app import create_app


def test_double():
    assert create_app().test_client().get("/double/2").json == {"result": 4}
