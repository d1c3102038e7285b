import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';

/** Returns the profile with every list and every key in one order, so that the same findings give the same bytes. */
export function canonicalProfile(profile: ProjectProfile): ProjectProfile {
  return ordered(profile) as ProjectProfile;
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, ordered(one)]));
}
