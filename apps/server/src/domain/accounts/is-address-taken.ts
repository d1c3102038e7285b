import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';

/**
 * Whether an address belongs to another account, or to one that may still go back to it: nobody takes the way back from its
 * owner by signing up.
 */
export async function isAddressTaken(
  executor: Kysely<Schema>,
  { email, userId, now }: { readonly email: string; readonly userId?: string; readonly now: Date },
): Promise<boolean> {
  const { taken } = await executor
    .selectNoFrom(({ or, exists, selectFrom, lit }) =>
      or([
        exists(
          selectFrom('auth.users')
            .select(lit(1).as('one'))
            .where('email', '=', email)
            .$if(userId !== undefined, (all) => all.where('id', '<>', userId ?? '')),
        ),
        exists(
          selectFrom('auth.one_time_tokens')
            .select(lit(1).as('one'))
            .where('purpose', '=', 'undo_address')
            .where('new_email', '=', email)
            .where('expires_at', '>', now)
            .$if(userId !== undefined, (all) => all.where('user_id', '<>', userId ?? '')),
        ),
      ])
        .$castTo<boolean>()
        .as('taken'),
    )
    .executeTakeFirstOrThrow();
  return taken;
}
