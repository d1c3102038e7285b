import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectProfile } from '@regelwerk/contract/project-profile';
import { projectProfileSchema } from '@regelwerk/contract/project-profile-schema';

const folder = join(import.meta.dirname, '../../packages/profile/fixtures');
const ending = '.profile.json';

/** Returns the profile of every fixture by its name, parsed as the server parses it. */
export function fixtureProfiles(): (readonly [name: string, profile: ProjectProfile])[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => {
      const profile = projectProfileSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      return [file.slice(0, -ending.length), profile];
    });
}
