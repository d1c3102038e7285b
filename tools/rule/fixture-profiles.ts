import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { fixtureProfile } from './fixture-profile.ts';

const folder = join(import.meta.dirname, '../../packages/profile/fixtures');
const ending = '.profile.json';

/** Returns the profile of every fixture by its name. */
export function fixtureProfiles(): (readonly [name: string, profile: ProjectProfile])[] {
  const names = readdirSync(folder).flatMap((file) => (file.endsWith(ending) ? file.slice(0, -ending.length) : []));
  return names.map((name) => [name, fixtureProfile(name)]);
}
