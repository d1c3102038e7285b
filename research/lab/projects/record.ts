import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandKinds } from '@regelwerk/contract/rules/project-profile';
import { z } from 'zod';

const exit = z.int().nullable();
const recordSchema = z.strictObject({
  /** The ISO date of the run. */
  on: z.iso.date(),
  /** The system, Node and npm of the run. */
  with: z.string(),
  projects: z.array(
    z.strictObject({
      fixture: z.string(),
      versions: z.string(),
      commands: z.array(
        z.strictObject({
          kind: z.enum(commandKinds),
          folder: z.string(),
          command: z.string(),
          exit,
          planted: z.strictObject({ fault: z.string(), exit }).optional(),
        }),
      ),
    }),
  ),
});

/** The exit statuses of the last recorded run of the commands of the example projects. */
export type ProjectRecord = z.infer<typeof recordSchema>;
/** A command of the record, with its exit statuses in the fresh project and with its planted fault. */
export type ProvenCommand = ProjectRecord['projects'][number]['commands'][number];

/** The file of the record, which only `npm run knowledge:projects -- --write` writes. */
export const recordFile = join(import.meta.dirname, 'proven-projects.json');

/** Reads the record. */
export function readRecord(): ProjectRecord {
  return recordSchema.parse(JSON.parse(readFileSync(recordFile, 'utf8')));
}
