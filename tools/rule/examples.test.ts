import { readFileSync } from 'node:fs';
import { contentLanguages } from '@regelwerk/contract/languages';
import { expect, test } from 'vitest';
import { examplePage } from './example-page.ts';
import { examplesFile } from './write-examples.ts';

test.each(contentLanguages)('the page of examples (%s) matches the command line’s output', (language) => {
  const page = readFileSync(examplesFile(language), 'utf8');
  expect(page).toBe(examplePage(language));
  expect(page.match(/^npm run rule -- /gm)).toHaveLength(5);
});

test('facts that could not be run say so', () => {
  const page = examplePage('en');
  expect(page).toMatch(/and not run: .*`rails\.params-expect`/);
  expect(page).toMatch(/and not run: .*`php\./);
});
