import { z } from 'zod';
import { unsafeInLine } from '../shared/unsafe-in-line.ts';
import { type CodeCount, codeProbeIds } from './code-probes.ts';
import {
  type ConventionId,
  conventionValues,
  type ProjectConvention,
  plainPath,
  plainValue,
} from './project-convention.ts';
import { projectLimits as limits } from './project-limits.ts';

const path = z
  .string()
  .max(limits.path)
  .regex(plainPath)
  .refine((text) => !unsafeInLine.test(text));
const value = z
  .string()
  .max(limits.statement)
  .regex(plainValue)
  .refine((text) => !unsafeInLine.test(text));
const count = z.int().min(0).max(limits.count);
const places = z.array(path).max(limits.examples);

/** Parses a convention from outside: its values are those of its sentence, and each is a plain path, name or symbol. */
export const projectConventionSchema = z
  .strictObject({
    id: z.enum(Object.keys(conventionValues) as ConventionId[]),
    values: z.record(z.string().max(limits.name), value),
    holds: count.min(1),
    of: count.min(1),
    examples: places,
    exceptions: places,
  })
  .refine(({ holds, of }) => holds <= of, { path: ['holds'], error: 'is more than all places' })
  .refine(({ id, values }) => String(Object.keys(values).sort()) === String([...conventionValues[id]].sort()), {
    path: ['values'],
    error: 'are not those of this convention',
  }) satisfies z.ZodType<ProjectConvention, unknown>;

/** Parses the counts of code probes, each named once. */
export const codeCountsSchema = z
  .array(z.strictObject({ probe: z.enum(codeProbeIds), follows: count, breaks: count, places }))
  .max(codeProbeIds.length)
  .refine(
    (counts) => new Set(counts.map(({ probe }) => probe)).size === counts.length,
    'name a probe twice',
  ) satisfies z.ZodType<readonly CodeCount[], unknown>;
