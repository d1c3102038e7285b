import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { safePath } from './safe-path.ts';
import { textAt } from './text-at.ts';

/** A file with the text that it gets; undefined removes it. */
export interface Change {
  readonly path: string;
  readonly text: string | undefined;
}

/** Writes all files or none: every text is written beside its place first and then moved there. */
export function writeTogether(root: string, changes: readonly Change[]): void {
  const before = changes.map(({ path }) => ({ path, text: textAt(root, path) }));
  const moves: { readonly place: string; readonly beside?: string }[] = [];
  let done = 0;
  try {
    for (const { path, text } of changes) {
      const place = safePath(root, path);
      if (text === undefined) {
        moves.push({ place });
        continue;
      }
      mkdirSync(dirname(place), { recursive: true });
      const beside = `${place}.regelwerk-${process.pid}`;
      const mode = statSync(place, { throwIfNoEntry: false })?.mode;
      writeFileSync(beside, text, { flag: 'wx', ...(mode !== undefined && { mode }) });
      moves.push({ place, beside });
    }
    for (const { place, beside } of moves) {
      if (beside === undefined) rmSync(place, { force: true });
      else renameSync(beside, place);
      done += 1;
    }
  } catch (error) {
    for (const { path, text } of before.slice(0, done))
      if (text === undefined) rmSync(safePath(root, path), { force: true });
      else writeFileSync(safePath(root, path), text);
    throw error;
  } finally {
    for (const { beside } of moves) if (beside !== undefined) rmSync(beside, { force: true });
  }
}
