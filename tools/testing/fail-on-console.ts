import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A console error or warning fails the test that caused it, unless the test replaced the method itself. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words) => void problems.push(words.map(String).join(' ')));
  vi.spyOn(console, 'warn').mockImplementation((...words) => void problems.push(words.map(String).join(' ')));
});

const problems: string[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  expect(problems.splice(0)).toEqual([]);
});
