from app import create_app


def test_double() -> None:
    response = create_app().test_client().get("/double/4")
    assert response.get_json() == {"result": 8}
