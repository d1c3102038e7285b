import { z } from 'zod';
import { Failure } from '../failure.ts';
import { keptFolder, keptIgnore } from './kept-rule.ts';
import { textAt } from './text-at.ts';
import { type Change, writeTogether } from './write-together.ts';

const record = `${keptFolder}/undo.json`;

const recordSchema = z.array(
  z.object({ path: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
);

/** Writes files of the project together, and remembers what was there for `undo`. */
export function writeWithUndo(root: string, changes: readonly Change[]): void {
  const before = changes.map(({ path, text }) => ({
    path,
    before: textAt(root, path) ?? null,
    after: text ?? null,
  }));
  writeTogether(root, [...changes, keptIgnore, { path: record, text: `${JSON.stringify(before, null, 2)}\n` }]);
}

/** What the last command wrote, with what was there before; a file is `changed` if somebody wrote to it since. */
export interface LastWrite {
  readonly path: string;
  readonly before: string | null;
  readonly isChanged: boolean;
}

/** Reads what the last command wrote. */
export function readLastWrite(root: string): readonly LastWrite[] {
  const text = textAt(root, record);
  if (text === undefined) throw new Failure('undo.nothing');
  const { data } = recordSchema.safeParse(parsed(text));
  if (data === undefined) throw new Failure('kept.broken', { path: record });
  return data.map(({ path, before, after }) => ({
    path,
    before,
    isChanged: (textAt(root, path) ?? null) !== after,
  }));
}

/** Restores what was there before the last command. */
export function restore(root: string, last: readonly LastWrite[]): void {
  writeTogether(root, [
    ...last.map(({ path, before }) => ({ path, text: before ?? undefined })),
    { path: record, text: undefined },
  ]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
