import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const migrationFolder = join(import.meta.dirname, 'migrations');

/** The migrations of this version, in their order. */
export function migrationNames(): string[] {
  return readdirSync(migrationFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}
