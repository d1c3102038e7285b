import assert from "node:assert/strict";
import { test } from "node:test";
import { createApi } from "../src/main.js";

test("adds up an order", async () => {
  const response = await createApi().inject({
    method: "POST",
    url: "/orders",
    payload: { amounts: [199, 301] },
  });
  assert.deepEqual(response.json(), { total: 500 });
});
