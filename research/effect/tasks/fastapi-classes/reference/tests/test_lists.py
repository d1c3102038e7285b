from tests.conftest import CRAWL

SERIES = {key: CRAWL[key] for key in ("title", "teacher", "minutes", "places", "price")}


def series(client, **more):
    return client.post("/series", json={**SERIES, "first": "2026-03-24", "time": "17:30", "weeks": 2, **more})


def test_a_series_keeps_the_time_of_the_clocks(client):
    starts = [each["startsAt"] for each in series(client).json()["classes"]]
    assert starts == ["2026-03-24T16:30:00Z", "2026-03-31T15:30:00Z"]


def test_a_series_is_made_as_a_whole_or_not(client):
    for wrong in ({"weeks": 53}, {"weeks": 0}, {"time": "24:00"}, {"first": "2026-02-30"}):
        assert series(client, **wrong).status_code == 422
    assert client.get("/classes").json() == {"classes": []}


def test_pages_hold_every_class_once(client):
    made = series(client, weeks=5).json()["classes"] + series(client, weeks=5).json()["classes"]
    seen, after = [], None
    while True:
        page = client.get("/classes", params={"limit": 3, **({"after": after} if after else {})}).json()
        seen += page["classes"]
        after = page["next"]
        if after is None:
            break
    assert sorted(each["id"] for each in seen) == sorted(each["id"] for each in made)


def test_a_day_is_a_day_in_vienna(client):
    client.post("/classes", json={**CRAWL, "startsAt": "2026-03-29T00:15:00+01:00"})
    assert len(client.get("/classes?day=2026-03-29").json()["classes"]) == 1
    assert client.get("/classes?day=2026-03-28").json()["classes"] == []
    assert client.get("/classes?day=2026-02-30").status_code == 422
    assert client.get("/classes?limit=2&after=ü").status_code == 422
