import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/** Adds a preview to the number of today's, and keeps nothing of who made it. */
export async function countPreview({ kysely }: Database): Promise<void> {
  await sql`
    insert into private.preview_days (day, previews) values (private.day_in_berlin(now()), 1)
      on conflict (day) do update set previews = preview_days.previews + 1`.execute(kysely);
}
