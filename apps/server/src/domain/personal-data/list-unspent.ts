import type { UnspentTokens } from '@regelwerk/contract/account/account';
import type { Database } from '@regelwerk/database/open-database';
import { unspentRefunds } from '../contracts/unspent-refunds.ts';

/** Returns the unspent tokens that a person paid for, with their price, for the choice before the account is deleted. */
export async function listUnspent({ kysely }: Database, userId: string): Promise<readonly UnspentTokens[]> {
  const found = await unspentRefunds(kysely, userId);
  return found.map(({ contract: { number, product, currency }, unspent: tokens, amount, waiting }) => ({
    number,
    product,
    tokens,
    amount,
    currency,
    waiting,
  }));
}
