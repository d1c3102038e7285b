def pay(client, crawl, request_id="r1", email="a@example.com"):
    body = {"name": "Kim", "email": email, "card": "tok_1"}
    return client.post(f"/classes/{crawl['id']}/bookings", json=body, headers={"request-id": request_id})


def test_a_booking_is_charged_once_however_often_the_app_asks(client, crawl, company):
    first = pay(client, crawl)
    assert first.status_code == 201
    assert pay(client, crawl).json() == first.json()
    assert [asked["amount"] for asked in company.asked] == [1800]


def test_a_declined_card_gives_the_place_back(client, crawl, company):
    company.answers = [(402, {"status": "declined"})]
    assert pay(client, crawl).json()["fault"]["code"] == "declined"
    assert client.get(f"/classes/{crawl['id']}").json()["free"] == 2
    assert pay(client, crawl, "r2").status_code == 201


def test_an_unknown_payment_keeps_its_place_and_its_key(client, crawl, company):
    company.answers = [(500, {})]
    assert pay(client, crawl).status_code == 503
    assert client.get(f"/classes/{crawl['id']}").json()["free"] == 1
    assert pay(client, crawl).status_code == 201
    assert len({asked["key"] for asked in company.asked}) == 1


def test_an_id_of_another_booking_is_refused(client, crawl):
    pay(client, crawl)
    assert pay(client, crawl, email="b@example.com").status_code == 409
