import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examplePage } from './example-page.ts';
import { examplesFile } from './write-examples.ts';

test('the page of examples matches the command line’s output', () => {
  expect(readFileSync(examplesFile, 'utf8')).toBe(examplePage());
});
