import type { Schema } from '@regelwerk/database/schema';
import type { VatMode } from '@regelwerk/legal/vat';
import type { Transaction } from 'kysely';
import { queueAlert } from '../alerts/queue-alert.ts';

/** 80 % of the turnover in euro cents beyond which the buyers' countries tax. */
const early = 800_000;

/** Tells the operator once a year that sales to consumers abroad come near the limit, while there is time to register. */
export async function warnOfTurnover(
  transaction: Transaction<Schema>,
  { vatMode, turnover, today }: { readonly vatMode: VatMode; readonly turnover: number; readonly today: string },
): Promise<void> {
  if (vatMode === 'one_stop_shop' || turnover < early) return;
  const year = today.slice(0, 4);
  await queueAlert(transaction, { kind: 'turnover_abroad', key: `turnover:${year}`, facts: { turnover } });
}
