import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';

/** Lists whose order says what weighs most. */
const weighed = new Set([
  'claims',
  'commands',
  'evidence',
  'folders',
  'languages',
  'packages',
  'places',
  'ports',
  'routines',
  'sourceFolders',
  'testFolders',
  'testNames',
]);

/** Returns the profile with every other list and every key in one order, so that the same findings give the same bytes. */
export function canonicalProfile(profile: ProjectProfile): ProjectProfile {
  return ordered(profile) as ProjectProfile;
}

function ordered(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const all = value.map((one) => ordered(one));
    return weighed.has(key) ? all : all.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, ordered(one, name)]),
  );
}
