import type { DatabaseOptions } from '@regelwerk/database/open-database';
import type { Settings } from './env.ts';

/** Which database the settings name: a native server, past its pooler where needed, or the embedded one. */
export function databaseOptions({ databaseUrl, databaseDirectUrl, dataDir }: Settings): DatabaseOptions {
  return databaseUrl === undefined ? { dataDir } : { url: databaseUrl, directUrl: databaseDirectUrl };
}
