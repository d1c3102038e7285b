import type { DatabaseOptions } from '@regelwerk/database/open-database';
import type { Settings } from './env.ts';

/** Returns the database that the settings select: a native server, also without its pooler, or the embedded one. */
export function databaseOptions({
  databaseUrl,
  databaseDirectUrl,
  databaseReadUrl,
  dataDir,
}: Settings): DatabaseOptions {
  return databaseUrl === undefined
    ? { dataDir }
    : { url: databaseUrl, directUrl: databaseDirectUrl, readUrl: databaseReadUrl };
}
