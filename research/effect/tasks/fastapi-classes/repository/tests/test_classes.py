from tests.conftest import CRAWL


def test_a_class_is_kept_in_utc(client, crawl):
    assert crawl["startsAt"] == "2026-03-10T16:30:00Z"
    assert client.get("/classes").json() == {"classes": [crawl]}


def test_the_price_is_whole_cents(client):
    answer = client.post("/classes", json={**CRAWL, "price": 18.5})
    assert answer.status_code == 422
    assert answer.json()["fault"]["code"] == "invalid"


def test_past_classes_are_not_listed(client):
    client.post("/classes", json={**CRAWL, "startsAt": "2026-02-10T17:30:00+01:00"})
    assert client.get("/classes").json() == {"classes": []}


def test_a_class_keeps_the_places_that_are_taken(client, crawl):
    for email in ("a@example.com", "b@example.com"):
        client.post(f"/classes/{crawl['id']}/bookings", json={"name": "Kim", "email": email})
    answer = client.patch(f"/classes/{crawl['id']}", json={"places": 1})
    assert answer.status_code == 409
    assert answer.json()["fault"]["code"] == "places_taken"
