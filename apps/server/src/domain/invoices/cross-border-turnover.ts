import type { Schema } from '@regelwerk/database/schema';
import { vatRates } from '@regelwerk/legal/vat-rates';
import { type Kysely, sql } from 'kysely';
import type { BillingContext } from '../kernel/payments-context.ts';

/**
 * Returns the net turnover with consumers in other member states, in euro cents: the higher one of this year and the last. Test
 * payments are counted separately.
 */
export async function crossBorderTurnover(
  { database, operator, clock, payments }: Pick<BillingContext, 'database' | 'operator' | 'clock' | 'payments'>,
  executor: Kysely<Schema> = database.kysely,
): Promise<number> {
  const abroad = Object.keys(vatRates).filter((country) => country !== operator.countryCode);
  const { rows } = await sql<{ turnover: number }>`
    select coalesce(max(turnover), 0)::int as turnover from (
      select sum(case kind when 'invoice' then net else -net end) as turnover from public.billing_documents
      where is_test = ${payments?.mode !== 'live'} and treatment <> 'reverse_charge' and currency = 'eur' and country = any(${abroad})
        and extract(year from issued_at at time zone 'Europe/Berlin')
          >= extract(year from ${clock().toISOString()}::timestamptz at time zone 'Europe/Berlin') - 1
      group by extract(year from issued_at at time zone 'Europe/Berlin')
    ) years`.execute(executor);
  return rows[0]?.turnover ?? 0;
}
