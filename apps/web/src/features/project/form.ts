import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { projectProfileSchema } from '@regelwerk/contract/rules/project-profile-schema';
import { z } from 'zod';
import { correct, type KnownProject, looksLikeVersion } from './model.ts';

const storedProject = z.strictObject({
  version: z.literal(2),
  name: z.string().max(300),
  found: projectProfileSchema,
  corrections: z.strictObject({
    removed: z.array(z.string()),
    ticked: z.array(z.string()),
    versions: z.record(z.string(), z.string()),
    commands: z.record(z.string(), z.string()),
    isNew: z.boolean().optional(),
    part: z.string().optional(),
  }),
  extent: z
    .strictObject({
      cutAt: z.number().optional(),
      foreign: z.array(z.string()),
      sources: z.strictObject({ read: z.number(), of: z.number() }).optional(),
    })
    .optional(),
});

/** Restores a stored project; undefined if it is damaged, or from a version of the app that stored something else. */
export function restoreProject(stored: string): Omit<KnownProject, 'isRemembered'> | undefined {
  try {
    const { version: _, ...project } = storedProject.parse(JSON.parse(stored));
    return findFault(correct(project.found, project.corrections)) === undefined ? project : undefined;
  } catch {
    return undefined;
  }
}

/** Why a profile cannot be sent. */
export type Fault = 'empty' | 'long' | 'character' | 'large' | 'version' | 'other';

/** Returns the first reason why the server would refuse a profile; undefined if it would not. */
export function findFault(profile: ProjectProfile): Fault | undefined {
  const issue = projectProfileSchema.safeParse(profile).error?.issues[0];
  if (issue === undefined) return undefined;
  if (issue.path.length === 0) return 'large';
  if (issue.code === 'too_small') return 'empty';
  if (issue.code === 'too_big') return 'long';
  return issue.code === 'custom' ? 'character' : 'other';
}

/** Returns why a typed version cannot be sent as part of this profile. */
export function findVersionFault(typed: string, profile: ProjectProfile): Fault | undefined {
  return findFault(profile) ?? (looksLikeVersion(typed) ? undefined : 'version');
}
