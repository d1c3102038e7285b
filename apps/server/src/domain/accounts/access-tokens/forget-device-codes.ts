import type { Database } from '@regelwerk/database/open-database';

/** Erases the codes of programs that nobody approved in time. */
export async function forgetDeviceCodes({ kysely }: Database, now: Date): Promise<void> {
  await kysely.deleteFrom('auth.device_codes').where('expires_at', '<', now).execute();
}
