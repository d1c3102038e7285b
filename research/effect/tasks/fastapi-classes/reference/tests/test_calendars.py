from tests.conftest import CRAWL


def test_a_calendar_is_safe_and_short_in_its_lines(client):
    client.post("/classes", json={**CRAWL, "title": "Öffnen; tauchen, \nEND:VEVENT " + "ü" * 80})
    path = client.post("/calendars", json={"teacher": "Ana"}).json()["path"]
    raw = client.get(path).content
    assert all(len(line) <= 75 for line in raw.split(b"\r\n"))
    text = raw.decode().replace("\r\n ", "")
    assert "SUMMARY:Öffnen\\; tauchen\\, \\nEND:VEVENT ü" in text
    assert text.count("\r\nEND:VEVENT") == 1


def test_a_new_address_replaces_the_old_one(client):
    old, new = (client.post("/calendars", json={"teacher": "Ana"}).json()["path"] for _ in range(2))
    assert client.get(old).status_code == 404
    assert client.get(new).status_code == 200
