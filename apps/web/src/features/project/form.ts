import { type CheckedLine, claimsOf } from '@regelwerk/claims/kept/checked-line';
import { claimKinds, proofKinds } from '@regelwerk/contract/rules/project-claim';
import { projectClaimSchema } from '@regelwerk/contract/rules/project-claim-schema';
import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import { commandEffects, type ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { projectProfileSchema } from '@regelwerk/contract/rules/project-profile-schema';
import { contentLanguages, type InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { isSayable } from '@regelwerk/conventions/is-sayable';
import { statement } from '@regelwerk/conventions/statement';
import { z } from 'zod';
import { correct, type KnownProject } from './model.ts';

const texts = z.array(z.string());
const count = z.number().optional();
const what = z.string();
const named = { is: z.literal('refuted'), what, places: texts };
const counted = { ...named, holds: z.number(), of: z.number() };

const verdict = z.union([
  z.object({
    is: z.literal('proven'),
    proof: z.object({ by: z.enum(proofKinds), holds: count, of: count }),
    places: texts,
  }),
  z.object({
    is: z.literal('unproven'),
    why: z.enum(['place-found', 'nothing-to-check', 'sample-only', 'undecided', 'too-many']),
    places: texts,
  }),
  z.object({ ...named, is: z.literal('unproven'), why: z.literal('against-line') }),
  z.object({ ...counted, is: z.literal('unproven'), why: z.literal('exceptions') }).omit({ what: true }),
  z.object({
    ...named,
    why: z.enum(['no-path', 'no-symbol', 'no-command', 'against-fact']),
  }),
  z.object({ ...named, why: z.literal('other-kind'), effect: z.enum(commandEffects) }),
  z.object({ ...counted, why: z.enum(['counted-otherwise', 'counterexamples', 'against-convention']) }),
  z.object({ is: z.literal('repeated'), of: z.enum(['fact', 'convention', 'line']), what }),
]);

/** Parses a line that was checked and kept on this device; the server would take it if it were ticked. */
const checkedLineSchema = z
  .object({
    kind: z.enum(claimKinds),
    text: z.string(),
    evidence: texts,
    file: z.string().optional(),
    part: z.enum(['statement', 'heading', 'example']),
    context: texts,
    fault: z.enum(['too-long', 'too-many', 'beyond']).optional(),
    verdict,
    isTicked: z.boolean(),
  })
  .refine((line) =>
    claimsOf([{ ...line, isTicked: true }]).every((claim) => projectClaimSchema.safeParse(claim).success),
  ) satisfies z.ZodType<CheckedLine, unknown>;

const storedProject = z.strictObject({
  version: z.literal(2),
  name: z.string().max(300),
  found: z.custom<ProjectProfile>((found) => sendableOf(found) !== undefined),
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
      sources: z.strictObject({ read: z.number(), of: z.number(), isCut: z.boolean().optional() }).optional(),
    })
    .optional(),
  questions: z.record(z.enum(contentLanguages), z.string()).optional(),
  // one that is damaged costs neither the others nor the project
  lines: z
    .array(z.unknown())
    .transform((lines) => lines.flatMap((line) => checkedLineSchema.safeParse(line).data ?? []))
    .optional(),
});

/** Restores a stored project; undefined if it is damaged, or from a version of the app that stored something else. */
export function restoreProject(stored: string): Omit<KnownProject, 'isRemembered'> | undefined {
  try {
    const { version: _, ...project } = storedProject.parse(JSON.parse(stored));
    const found = sendable(project.found);
    const { corrections } = project;
    const isSound = findFault(correct(found, corrections)) === undefined;
    return { ...project, found, corrections: isSound ? corrections : { ...corrections, versions: {}, commands: {} } };
  } catch {
    return undefined;
  }
}

/** Returns a profile without the entries of its lists that the server would refuse. */
export function sendable(profile: ProjectProfile): ProjectProfile {
  return sendableOf(profile) ?? profile;
}

/** Returns a profile without the entries that no rule can hold; undefined if something else is wrong with it. */
function sendableOf(profile: unknown): ProjectProfile | undefined {
  const { data, error } = projectProfileSchema.safeParse(profile);
  if (data !== undefined) {
    const { conventions } = data;
    return conventions === undefined ? data : { ...data, conventions: conventions.filter(isSayable) };
  }
  const beyond = new Map<unknown, Set<unknown>>();
  for (const { path } of error.issues) {
    const [list, index] = path;
    if (typeof index !== 'number') return undefined;
    beyond.set(list, (beyond.get(list) ?? new Set()).add(index));
  }
  const kept = Object.entries(profile as object).map(([list, entries]) => {
    const refused = beyond.get(list);
    if (refused === undefined || !Array.isArray(entries)) return [list, entries] as const;
    return [list, entries.filter((_, index) => !refused.has(index))] as const;
  });
  return sendableOf(Object.fromEntries(kept));
}

/** Returns a convention as the page says it. */
export function sentenceOf(convention: ProjectConvention, language: InterfaceLanguage): string {
  return statement(convention, language) ?? Object.values(convention.values).join(', ');
}

/** Why a profile cannot be sent. */
export type Fault = 'empty' | 'long' | 'character' | 'large' | 'version' | 'other';

/**
 * Returns the first reason why the server would refuse a profile; undefined if it would not. What was the same `before` a change
 * is no fault of the change.
 */
export function findFault(profile: ProjectProfile, before?: ProjectProfile): Fault | undefined {
  const issues = projectProfileSchema.safeParse(profile).error?.issues ?? [];
  const issue = issues.find(({ path }) => before === undefined || valueAt(profile, path) !== valueAt(before, path));
  if (issue === undefined) return undefined;
  if (issue.path.length === 0) return 'large';
  if (issue.code === 'too_small') return 'empty';
  if (issue.code === 'too_big') return 'long';
  return issue.code === 'custom' ? 'character' : 'other';
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((one: unknown, key) => (one as Partial<Record<PropertyKey, unknown>> | undefined)?.[key], value);
}

/** Returns why a typed version cannot be sent as part of this profile. */
export function findVersionFault(typed: string, profile: ProjectProfile, before?: ProjectProfile): Fault | undefined {
  return findFault(profile, before) ?? (looksLikeVersion(typed) ? undefined : 'version');
}

/** Says whether a text can be a version or a range: it begins with a number, perhaps after a comparison. */
function looksLikeVersion(text: string): boolean {
  return /^(?:[~^<>=! ]*v?\d[\w.*+-]*|\*|[, |]+|- )+$/.test(text);
}
