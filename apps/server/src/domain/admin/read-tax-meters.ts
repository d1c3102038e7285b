import type { TaxMeters, YearTurnover } from '@regelwerk/contract/admin/admin-overview';
import { dateInShop } from '@regelwerk/contract/shared/end-of-day';
import { vatRates } from '@regelwerk/legal/vat-rates';
import { sql } from 'kysely';
import type { BillingContext } from '../kernel/payments-context.ts';

interface Row extends YearTurnover {
  readonly unproven: number;
}

/** Returns the turnover of this year and the last: invoices minus credit notes of payments that moved money. */
export async function readTaxMeters({
  database,
  operator,
  clock,
  payments,
}: Pick<BillingContext, 'database' | 'operator' | 'clock' | 'payments'>): Promise<TaxMeters> {
  const year = Number(dateInShop(clock()).slice(0, 4));
  const abroad = Object.keys(vatRates).filter((country) => country !== operator.countryCode);
  const { rows } = await sql<Row>`
    select extract(year from issued_at at time zone 'Europe/Berlin')::int as year, sum(signed)::int as total,
      coalesce(sum(signed) filter (where country = any(${abroad}) and treatment <> 'reverse_charge'), 0)::int as abroad,
      (count(*) filter (where kind = 'invoice' and not is_proven))::int as unproven
    from (
      select d.*, case d.kind when 'invoice' then d.net else -d.net end as signed,
        -- what a payment says of its country may come in after the first invoice of a plan
        d.is_country_proven or coalesce(d.country in (o.payment_country, o.card_country), false) as is_proven
      from public.billing_documents d left join public.orders o on o.id = d.order_id
      where d.currency = 'eur' and d.is_test = ${payments?.mode !== 'live'}
        and d.issued_at >= make_timestamptz(${year - 1}, 1, 1, 0, 0, 0, 'Europe/Berlin')
    ) documents group by 1`.execute(database.kysely);
  const turnoverOf = (wanted: number) => {
    const row = rows.find((one) => one.year === wanted);
    return { year: wanted, total: row?.total ?? 0, abroad: row?.abroad ?? 0 };
  };
  return {
    vatMode: operator.vatMode,
    thisYear: turnoverOf(year),
    lastYear: turnoverOf(year - 1),
    unproven: rows.reduce((sum, row) => sum + row.unproven, 0),
  };
}
