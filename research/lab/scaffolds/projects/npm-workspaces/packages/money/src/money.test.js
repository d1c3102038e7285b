import assert from "node:assert/strict";
import { test } from "node:test";
import { sum } from "./money.js";

test("adds the amounts", () => {
  assert.equal(sum([199, 301]), 500);
});
