import { z } from 'zod';
import { unsafeInLine } from '../shared/unsafe-in-line.ts';
import { frameworks } from './choices.ts';
import { projectClaimSchema } from './project-claim-schema.ts';
import { codeCountsSchema, projectConventionSchema } from './project-convention-schema.ts';
import { projectLimits as limits } from './project-limits.ts';
import {
  commandEffects,
  commandKinds,
  type ProjectProfile,
  policyKinds,
  projectTraits,
  routinePurposes,
  skipReasons,
} from './project-profile.ts';
import { ecosystems } from './registry-facts.ts';

const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => !unsafeInLine.test(text), 'holds a character that may not stand in a line');
const path = line(limits.path);
const name = line(limits.name).min(1);
const version = line(limits.version).min(1).optional();
const kind = z.enum(commandKinds);
const effect = z.enum(commandEffects);
const tool = z.strictObject({ name, version, evidence: path });

/** Parses a project profile from outside: every list and every text is bounded, and each text is one plain line. */
export const projectProfileSchema: z.ZodType<ProjectProfile, ProjectProfile> = z
  .strictObject({
    technologies: z
      .array(
        z.strictObject({
          name,
          ecosystem: z.enum(ecosystems),
          framework: z.enum(frameworks).optional(),
          version,
          isExact: z.boolean(),
          evidence: path,
          folders: z.array(path).max(limits.placesOfTechnology).optional(),
          isAside: z.boolean().optional(),
          isCorrected: z.boolean().optional(),
        }),
      )
      .max(limits.technologies),
    languages: z
      .array(z.strictObject({ name, files: z.int().min(1) }))
      .max(limits.languages)
      .optional(),
    packageManagers: z.array(tool).max(limits.packageManagers),
    runtimes: z.array(tool).max(limits.runtimes),
    commands: z
      .array(
        z.strictObject({
          kind,
          effect: effect.optional(),
          folder: path,
          text: line(limits.command).min(1),
          byName: line(limits.name).min(1).optional(),
          needs: z.array(name).min(1).max(limits.needs).optional(),
          isAside: z.boolean().optional(),
          isCorrected: z.boolean().optional(),
          evidence: path,
        }),
      )
      .max(limits.commands),
    generated: z
      .array(z.strictObject({ path, command: line(limits.command).min(1).optional(), evidence: path }))
      .max(limits.generated)
      .optional(),
    ports: z
      .array(
        z.strictObject({ port: z.int().min(1).max(65_535), text: line(limits.command), folder: path, evidence: path }),
      )
      .max(limits.ports)
      .optional(),
    migration: z.strictObject({ text: line(limits.command).min(1), folder: path, evidence: path }).optional(),
    routines: z
      .array(
        z.strictObject({
          purpose: z.enum(routinePurposes),
          text: line(limits.command).min(1),
          folder: path,
          evidence: path,
        }),
      )
      .max(limits.routines)
      .optional(),
    policies: z
      .array(z.strictObject({ kind: z.enum(policyKinds), evidence: path }))
      .max(policyKinds.length)
      .optional(),
    traits: z.array(z.enum(projectTraits)).max(projectTraits.length).optional(),
    outdated: z
      .array(z.strictObject({ text: line(limits.command).min(1), evidence: path }))
      .max(limits.outdated)
      .optional(),
    checks: z
      .array(z.strictObject({ name, settings: z.array(line(limits.setting)).max(limits.settings), evidence: path }))
      .max(limits.checks),
    layout: z.strictObject({
      workspaces: z.array(name).max(limits.folders),
      packages: z.array(z.strictObject({ path, name: name.optional() })).max(limits.packages),
      sourceFolders: z.array(path).max(limits.folders),
      testFolders: z.array(path).max(limits.folders),
      tests: z.enum(['colocated', 'apart', 'both']).optional(),
      testNames: z.array(name).max(limits.testNames),
    }),
    ruleFiles: z.array(z.strictObject({ path, size: z.int().min(0) })).max(limits.ruleFiles),
    isNew: z.boolean(),
    skipped: z.array(z.strictObject({ path, reason: z.enum(skipReasons) })).max(limits.skipped),
    conventions: z
      .array(projectConventionSchema)
      .superRefine(refuseBeyond(limits.conventions, limits.conventionBytes))
      .optional(),
    codeCounts: codeCountsSchema
      .refine((counts) => bytesOf(counts) <= limits.codeCountBytes, `is longer than ${limits.codeCountBytes} bytes`)
      .optional(),
    claims: z.array(projectClaimSchema).superRefine(refuseBeyond(limits.claims, limits.claimBytes)).optional(),
  })
  .refine(
    ({ conventions: _, codeCounts: _counts, claims: _claims, ...facts }) => bytesOf(facts) <= limits.bytes,
    `is longer than ${limits.bytes} bytes`,
  );

/** Names the first line that is one too many, or with which all of them become too long. */
function refuseBeyond(mostLines: number, mostBytes: number) {
  return (lines: readonly object[], context: z.RefinementCtx): void => {
    let bytes = 0;
    const beyond = lines.findIndex((one, index) => {
      bytes += bytesOf(one);
      return index >= mostLines || bytes > mostBytes;
    });
    if (beyond !== -1) context.addIssue({ code: 'custom', message: 'is one too many', path: [beyond] });
  };
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
