import { expect, test } from 'vitest';
import { liftOver } from './lift-over.ts';

const screen = 844;
const notice = { left: 16, right: 374, height: 90 };
const button = (top: number, left = 200, right = 350) => ({ left, top, right, bottom: top + 40 });

test.each([
  ['nothing is below', [], 16],
  ['a button stands higher', [button(600)], 16],
  ['a button is beside it', [button(790, 380, 460)], 16],
  ['a button is in its place', [button(790)], 844 - 790 + 16],
  ['a second button is where the first would lift it to', [button(790), button(700)], 844 - 700 + 16],
  ['there is no room above the buttons', Array.from({ length: 9 }, (_, index) => button(index * 100)), 16],
])('a notice stands at the bottom, above the buttons that it would cover: %s', (_, buttons, lift) => {
  expect(liftOver(screen, notice, buttons)).toBe(lift);
});
