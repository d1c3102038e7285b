import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifestNameOf, manifestNames } from './manifest-name-of.ts';

const fixtures = join(import.meta.dirname, '../../../../packages/profile/fixtures');

test('every manifest and lockfile of forty real projects is recognized by its text', () => {
  const wrong: string[] = [];
  let count = 0;
  for (const fixture of readdirSync(fixtures).filter((name) => name.endsWith('.txtar'))) {
    const [, ...parts] = readFileSync(join(fixtures, fixture), 'utf8').split(/^-- (.+) --\n/m);
    for (let index = 0; index < parts.length; index += 2) {
      const name = parts[index]?.split('/').at(-1) ?? '';
      const text = parts[index + 1] ?? '';
      if (!manifestNames.some((known) => known === name) || text.trim().length < 60) continue;
      count += 1;
      if (manifestNameOf(text) !== name) wrong.push(`${fixture} ${parts[index]}: ${manifestNameOf(text)}`);
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
