import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The absolute path of the folder with the migrations. */
export const migrationFolder = join(import.meta.dirname, 'migrations');

/**
 * The hashes of the earlier migrations that still contained functions, triggers and policies. A database with one of
 * these hashes needs no change; the definitions replace what that migration made.
 */
export const formerMigrations: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(migrationFolder, 'former.json'), 'utf8'),
);

/** Returns the names of this version's migrations, in order. */
export function migrationNames(): string[] {
  return readdirSync(migrationFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}
