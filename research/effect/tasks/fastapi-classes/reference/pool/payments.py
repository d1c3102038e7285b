import asyncio
import json
import logging

import httpx

from pool.faults import Fault

log = logging.getLogger("pool")

PATIENCE = 8
LONGEST_ANSWER = 64_000


class Unknown(Exception):
    """The company gave no answer that says whether it took the money."""


class Payments:
    """The payment company. Without an address no card can be charged."""

    def __init__(self, url: str | None, key: str | None) -> None:
        self._url = url
        self._key = key
        self._client: httpx.AsyncClient | None = None

    def check(self) -> None:
        if not self._url or not self._key:
            raise Fault(503, "payments_off", "Cards cannot be charged here.")

    async def charge(self, key: str, amount: int, card: str, reference: str) -> str | None:
        """Charges a card once per key: returns the charge, or None for a declined card; raises Unknown."""
        # opened late, since it belongs to the loop that serves; redirects are not followed
        self._client = self._client or httpx.AsyncClient(timeout=None, limits=httpx.Limits(max_connections=None))
        body = {"amount": amount, "currency": "EUR", "card": card, "reference": reference}
        headers = {"authorization": f"Bearer {self._key}", "idempotency-key": key, "accept-encoding": "identity"}
        try:
            # the limit covers the whole answer, also one that comes byte by byte
            async with asyncio.timeout(PATIENCE):
                async with self._client.stream("POST", f"{self._url}/charges", json=body, headers=headers) as answer:
                    return read_answer(answer.status_code, await read_limited(answer))
        except (httpx.HTTPError, TimeoutError, ValueError, RecursionError) as error:
            log.warning("the payment company gave no answer: %s", type(error).__name__)
            raise Unknown from error


async def read_limited(answer: httpx.Response) -> bytes:
    text = b""
    # as sent: a small answer may unpack to a huge one
    async for part in answer.aiter_raw():
        text += part
        if len(text) > LONGEST_ANSWER:
            raise ValueError("too long")
    return text


def read_answer(status: int, text: bytes) -> str | None:
    answer = json.loads(text)
    if not isinstance(answer, dict):
        raise ValueError("no object")
    told, charge = answer.get("status"), answer.get("charge")
    if status == 402 and told == "declined":
        return None
    if status == 201 and told == "paid" and isinstance(charge, str) and 0 < len(charge) <= 200:
        return charge
    raise ValueError(f"status {status}")
