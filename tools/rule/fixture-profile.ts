import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { projectProfileSchema } from '@regelwerk/contract/rules/project-profile-schema';

const folder = join(import.meta.dirname, '../../packages/profile/fixtures');

/** Returns the profile of a fixture, parsed as the server parses it; throws for an unknown name. */
export function fixtureProfile(name: string): ProjectProfile {
  return projectProfileSchema.parse(JSON.parse(readFileSync(join(folder, `${name}.profile.json`), 'utf8')));
}
