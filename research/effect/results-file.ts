import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Result, resultSchema } from './result.ts';

/** Reads a file of results; a missing file holds none. */
export function readResults(file: string): readonly Result[] {
  return existsSync(file) ? resultSchema.array().parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** Adds a result to a file, in place of an earlier one of the same task, rule and repeat. */
export function addResult(file: string, result: Result): void {
  const isSame = (old: Result) => old.task === result.task && old.rule === result.rule && old.repeat === result.repeat;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify([...readResults(file).filter((old) => !isSame(old)), result], null, 1));
}
