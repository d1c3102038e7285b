from django.test import TestCase

from shop.models import Item


class ItemTest(TestCase):
    def test_names(self):
        Item.objects.create(name="a")
        self.assertEqual(self.client.get("/names/").json(), {"names": ["a"]})

    def test_empty(self):
        self.assertEqual(self.client.get("/names/").json(), {"names": []})
