import { sum } from "@shop/money/src/money.js";
import { expect, test } from "vitest";

test("adds up the cart", () => {
  expect(sum([199, 301])).toBe(500);
});
