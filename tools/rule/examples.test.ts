import { readFileSync } from 'node:fs';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { expect, test } from 'vitest';
import { examplePage } from './example-page.ts';
import { projectPage } from './project-page.ts';
import { examplesFile, projectsFile } from './write-examples.ts';

test.each(contentLanguages)('the page of examples (%s) matches the command line’s output', (language) => {
  const page = readFileSync(examplesFile(language), 'utf8');
  expect(page).toBe(examplePage(language));
  expect(page.match(/^npm run rule -- /gm)).toHaveLength(5);
});

test.each(contentLanguages)('the page of rules for projects (%s) is current', (language) => {
  const page = readFileSync(projectsFile(language), 'utf8');
  expect(page).toBe(projectPage(language));
  expect(page.match(/^## /gm)?.length).toBeGreaterThan(5);
});

test('facts that could not be run say so', () => {
  const page = examplePage('en');
  expect(page).toMatch(/and not run: .*`rails\.params-expect`/);
  expect(page).toMatch(/and not run: .*`php\./);
});
