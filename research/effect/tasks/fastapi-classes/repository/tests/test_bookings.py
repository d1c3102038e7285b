def book(client, crawl, email):
    return client.post(f"/classes/{crawl['id']}/bookings", json={"name": "Kim", "email": email})


def test_a_booking_takes_a_place(client, crawl):
    booking = book(client, crawl, "a@example.com")
    assert booking.status_code == 201
    assert client.get(f"/classes/{crawl['id']}").json()["free"] == 1
    assert client.get(f"/bookings/{booking.json()['id']}").json() == booking.json()


def test_a_full_class_is_refused(client, crawl):
    for email in ("a@example.com", "b@example.com"):
        book(client, crawl, email)
    answer = book(client, crawl, "c@example.com")
    assert (answer.status_code, answer.json()["fault"]["code"]) == (409, "full")


def test_a_place_that_was_given_back_is_free(client, crawl):
    booking = book(client, crawl, "a@example.com").json()
    assert client.delete(f"/bookings/{booking['id']}").status_code == 204
    assert client.get(f"/classes/{crawl['id']}").json()["free"] == 2
