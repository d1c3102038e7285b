import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { machineSchema } from './machine.ts';
import { summarySchema } from './summary.ts';

const runSchema = z.object({ startedAt: z.string(), machine: machineSchema, figures: summarySchema.array() });

/** A whole run of `npm run bench`, as it is kept in a file. */
export type Run = z.infer<typeof runSchema>;

/** Reads a kept run; throws with the file's name if it holds none. */
export function readRun(file: string): Run {
  try {
    return runSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} holds no run of npm run bench.`, { cause: error });
  }
}
