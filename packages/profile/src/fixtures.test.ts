import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { projectProfileSchema } from '@regelwerk/contract/rules/project-profile-schema';
import { describe, expect, test } from 'vitest';
import { readFixture } from '../../../tools/profile/read-fixture.ts';
import { detectProject } from './detect-project.ts';

const folder = join(import.meta.dirname, '../fixtures');
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.txtar') ? [file.slice(0, -'.txtar'.length)] : []));

describe.each(names)('the project %s', (name) => {
  const files = readFixture(name);
  const profile = detectProject(files);

  test('has the profile that was checked by eye', async () => {
    await expect(profileText(profile)).toMatchFileSnapshot(join(folder, `${name}.profile.json`));
  });

  test('has a profile that the contract accepts as it is', () => {
    expect(projectProfileSchema.parse(profile)).toEqual(profile);
  });

  test('has the same profile in any order of its files', () => {
    expect(detectProject(new Map([...files].reverse()))).toEqual(profile);
  });
});

test('forty projects are known, with no address of a download', () => {
  expect(names.length).toBeGreaterThanOrEqual(40);
  for (const name of names) {
    for (const [path, text] of readFixture(name)) {
      if (/lock|shrinkwrap/.test(path))
        expect(text, `${name}: ${path}`).not.toMatch(/"?(?:resolved|tarball)"?:? "?https?:/);
    }
  }
});

/** Writes a profile as JSON that a person can read: one line for each entry of a list. */
function profileText(profile: ProjectProfile): string {
  const fields = Object.entries(profile).map(([key, value]) => `  ${JSON.stringify(key)}: ${fieldText(value)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}

function fieldText(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n${value.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`;
}
