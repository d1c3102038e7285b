import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { readFixture } from '../../../../tools/profile/read-fixture.ts';
import { manifestNameOf, manifestNames } from './manifest-name-of.ts';

const fixtures = join(import.meta.dirname, '../../../../packages/profile/fixtures');

test('every manifest and lockfile of forty real projects is recognized by its text', () => {
  const wrong: string[] = [];
  let count = 0;
  for (const fixture of readdirSync(fixtures).filter((name) => name.endsWith('.txtar'))) {
    for (const [path, text] of readFixture(fixture.slice(0, -'.txtar'.length))) {
      const name = basename(path);
      if (!manifestNames.some((known) => known === name) || text.trim().length < 60) continue;
      count += 1;
      if (manifestNameOf(text) !== name) wrong.push(`${fixture} ${path}: ${manifestNameOf(text)}`);
    }
  }
  expect(count).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test.each([
  '',
  'hello',
  'Please use React 19 and FastAPI.',
  '{}',
  '[1, 2]',
  '-----BEGIN PRIVATE KEY-----',
  'react\nvue',
])('nothing is guessed from %j', (text) => expect(manifestNameOf(text)).toBeUndefined());
