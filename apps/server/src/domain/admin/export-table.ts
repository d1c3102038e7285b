import type { ExportTable } from '@regelwerk/contract/admin/admin-data';
import { orderStates } from '@regelwerk/contract/admin/admin-orders';
import type { Database } from '@regelwerk/database/open-database';
import { stringify } from 'csv-stringify/sync';
import { type RawBuilder, sql } from 'kysely';
import { discountsFit } from '../catalog/list-discounts.ts';
import { productsFit } from '../catalog/list-products.ts';
import { orderNumberIn } from '../contracts/order-number-in.ts';
import { searchPattern } from '../kernel/page-window.ts';
import { accountsFit } from './list-accounts.ts';
import { auditFits } from './list-audit.ts';
import { customerEmail, customerName, customersAndPeople, customersFit } from './list-customers.ts';
import { noticesFit } from './list-notices.ts';
import { type OrderFilters, ordersFit } from './list-orders.ts';
import { subscriptionsFit } from './list-subscriptions.ts';

const batch = 2000;

/** Which declarations a filter of the address shows; the others show all. */
const openNotices: ReadonlyMap<string, boolean> = new Map([
  ['', true],
  ['settled', false],
]);

interface Source {
  readonly columns: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  /** The creation time of a row, and the id that orders rows of the same instant. */
  readonly at: string;
  readonly id: string;
  readonly idType: 'uuid' | 'bigint';
  /** The rows that the table's list shows. */
  readonly fits: (search: string, filter: string, more: OrderFilters) => RawBuilder<unknown>;
}

/** An instant twice: for programs, and in the shop's local time. */
const time = (column: string, name: string) => sql`
  to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ${sql.ref(`${name}_utc`)},
  to_char(${sql.raw(column)} at time zone 'Europe/Berlin', 'YYYY-MM-DD HH24:MI:SS') as ${sql.ref(`${name}_berlin`)}`;
const personFits = (search: string) => {
  const pattern = searchPattern(search);
  return sql`(${pattern}::text is null or u.email ilike ${pattern})`;
};

const sources: Readonly<Record<ExportTable, Source>> = {
  products: {
    at: 'p.created_at',
    id: 'coalesce(r.id, p.id)',
    idType: 'uuid',
    columns: sql`p.stripe_product_id as product, p.name, p.description, p.active, p.metadata ->> 'tokens' as tokens,
      p.metadata ->> 'tokens_per_period' as tokens_per_period, r.stripe_price_id as price, r.unit_amount as amount, r.currency,
      r.interval, r.interval_count, r.trial_period_days, r.active as price_active, ${time('p.created_at', 'created')}`,
    from: sql`public.products p left join public.prices r on r.product_id = p.id`,
    fits: (search, filter) => productsFit(search, filter === '' ? undefined : filter === 'active'),
  },
  discounts: {
    at: 'd.created_at',
    id: 'd.id',
    idType: 'uuid',
    columns: sql`d.stripe_coupon_id as id, d.name, d.description, d.promotion_code as code, d.percent_off, d.amount_off, d.currency,
      d.duration, d.duration_in_months, d.times_redeemed, d.max_redemptions, d.active, ${time('d.valid_until', 'valid_until')},
      ${time('d.redeem_by', 'redeem_by')}, ${time('d.created_at', 'created')}`,
    from: sql`public.discounts d`,
    fits: (search, filter) => discountsFit(search, filter === 'all' ? undefined : filter !== 'ended'),
  },
  notices: {
    at: 'n.received_at',
    id: 'n.id',
    idType: 'uuid',
    columns: sql`n.id, n.kind, n.name, n.email, n.contract_reference as contract, n.details::text, ${time('n.received_at', 'received')},
      ${time('n.due_at', 'due')}, ${time('n.settled_at', 'settled')}`,
    from: sql`private.legal_notices n`,
    fits: (search, filter) => noticesFit(search, openNotices.get(filter)),
  },
  customers: {
    at: 'coalesce(u.created_at, c.created_at)',
    id: 'coalesce(c.id, u.id)',
    idType: 'uuid',
    columns: sql`coalesce(c.id, u.id) as id, ${customerEmail} as email, ${customerName} as name, c.stripe_customer_id,
      ${time('coalesce(u.created_at, c.created_at)', 'created')}`,
    from: customersAndPeople,
    fits: customersFit,
  },
  subscriptions: {
    at: 's.created_at',
    id: 's.id',
    idType: 'uuid',
    columns: sql`s.stripe_subscription_id as id, c.email, s.status, s.stripe_price_id as price, s.cancel_at_period_end,
      ${time('s.created_at', 'created')}, ${time('s.current_period_end', 'period_end')}`,
    from: sql`public.subscriptions s left join public.customers c on c.id = s.customer_id`,
    fits: subscriptionsFit,
  },
  orders: {
    at: 'o.created_at',
    id: 'o.number',
    idType: 'bigint',
    columns: sql`${orderNumberIn('o.number')} as number, u.email, o.kind, o.product_name, o.tokens, o.amount, o.currency, o.paid_amount, o.paid_currency, o.state,
      o.reversed_tokens, ${time('o.created_at', 'created')}, ${time('o.fulfilled_at', 'fulfilled')}`,
    from: sql`public.orders o join auth.users u on u.id = o.user_id`,
    fits: (search, filter, more) =>
      ordersFit({ search, state: orderStates.find((state) => state === filter), ...more }),
  },
  documents: {
    at: 'd.issued_at',
    id: 'd.id',
    idType: 'uuid',
    columns: sql`d.number, d.kind, corrected.number as corrects, ${orderNumberIn('o.number')} as order, u.email, d.facts -> 'buyer' ->> 'name' as buyer,
      d.facts -> 'buyer' ->> 'vatId' as vat_id, d.is_business, d.country, d.tax_country, d.is_country_proven, d.treatment,
      d.rate / 10.0 as rate_percent, d.net, d.vat, d.gross, d.currency, d.is_test, ${time('d.issued_at', 'issued')}`,
    from: sql`public.billing_documents d join auth.users u on u.id = d.user_id left join public.orders o on o.id = d.order_id
      left join public.billing_documents corrected on corrected.id = d.corrects_id`,
    fits: (search, filter) => sql`${personFits(search)} and (${filter} = '' or d.kind = ${filter})`,
  },
  ledger: {
    at: 't.created_at',
    id: 't.id',
    idType: 'bigint',
    columns: sql`t.id, u.email, t.delta, t.balance_after, t.description, t.source_type, t.source_id, ${time('t.created_at', 'created')}`,
    from: sql`public.token_transactions t join auth.users u on u.id = t.user_id`,
    fits: personFits,
  },
  balances: {
    at: 'u.created_at',
    id: 'u.id',
    idType: 'uuid',
    columns: sql`u.id, u.email, coalesce(b.tokens_remaining, 0) as tokens, ${time('u.last_sign_in_at', 'last_sign_in')}`,
    from: sql`auth.users u left join public.user_tokens b on b.user_id = u.id`,
    fits: accountsFit,
  },
  audit: {
    at: 'log.created_at',
    id: 'log.id',
    idType: 'bigint',
    columns: sql`log.id, actor.email as actor, log.action, log.subject_id as subject, log.before::text, log.after::text, log.reason,
      ${time('log.created_at', 'created')}`,
    from: sql`private.audit_log log left join auth.users actor on actor.id = log.actor_id`,
    fits: auditFits,
  },
};

/**
 * Yields a table as CSV in pieces: RFC 4180 with a byte order mark; cells that a spreadsheet would execute become
 * text. Skips rows created meanwhile. No transaction stays open between pieces.
 */
export async function* exportTable(
  { kysely }: Database,
  {
    table,
    search,
    filter,
    ...more
  }: OrderFilters & {
    readonly table: ExportTable;
    readonly search: string;
    readonly filter: string;
  },
): AsyncGenerator<string> {
  const source = sources[table];
  const [at, id, idType] = [sql.raw(source.at), sql.raw(source.id), sql.raw(source.idType)];
  // numeric ids ascend and are indexed; other ids need the time before them
  const order = source.idType === 'bigint' ? id : sql`${at}, ${id}`;
  const { rows: starts } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(kysely);
  const start = starts[0]?.now ?? '';
  let after: { readonly at: string; readonly id: string } | undefined;
  for (let isFirst = true; ; isFirst = false) {
    let isNext = sql`true`;
    if (after !== undefined)
      isNext =
        source.idType === 'bigint'
          ? sql`${id} > ${after.id}::bigint`
          : sql`(${at}, ${id}) > (${after.at}::timestamptz, ${after.id}::${idType})`;
    const { rows }: { rows: Row[] } = await sql<Row>`
      select ${source.columns}, ${at}::text as cursor_at, ${id}::text as cursor_id from ${source.from}
      where ${source.fits(search, filter, more)} and ${at} <= ${start}::timestamptz and ${isNext}
      order by ${order} limit ${batch}`.execute(kysely);
    const last = rows.at(-1);
    if (last !== undefined) after = { at: last.cursor_at, id: last.cursor_id };
    const shown = rows.map(({ cursor_at: _at, cursor_id: _id, ...row }) => row);
    if (shown.length > 0)
      yield stringify(shown, {
        header: isFirst,
        bom: isFirst,
        record_delimiter: '\r\n',
        escape_formulas: true,
        cast: { boolean: String },
      });
    if (rows.length < batch) return;
  }
}

interface Row extends Record<string, unknown> {
  readonly cursor_at: string;
  readonly cursor_id: string;
}
