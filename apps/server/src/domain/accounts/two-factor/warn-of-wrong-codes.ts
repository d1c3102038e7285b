import type { Account, AccountContext } from '../account.ts';
import { recordFactorEvent } from './record-factor-event.ts';

/** Tells the owner that somebody who knows the password entered more wrong codes than are allowed. */
export async function warnOfWrongCodes(context: AccountContext, account: Account): Promise<void> {
  await context.database.kysely
    .transaction()
    .execute((transaction) =>
      recordFactorEvent(context, transaction, { actor: account.id, account, event: 'too_many_codes' }),
    );
}
