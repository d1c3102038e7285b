import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const migrationFolder = join(import.meta.dirname, 'migrations');

/**
 * The hashes under which migrations ran that still held functions, triggers and policies. A database that has one of
 * them needs nothing more of it; the definitions replace what it made.
 */
export const formerMigrations: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(migrationFolder, 'former.json'), 'utf8'),
);

/** The migrations of this version, in their order. */
export function migrationNames(): string[] {
  return readdirSync(migrationFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}
