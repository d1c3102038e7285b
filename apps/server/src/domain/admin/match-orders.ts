import { parseMoney } from '@regelwerk/contract/shop/parse-money';
import { type RawBuilder, sql } from 'kysely';
import { matchPeople } from './match-people.ts';

const orderNumber = /^(?:rw[-\s]*)?(\d{1,15})$/i;
const customerNumber = /^cust-([0-9a-f]{8})$/i;
const providerId = /^(?:pi|cs|sub|cus|in|re|price|dp|du)_\w+$/;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns an array of the ids of the orders that a search names: by order, customer or invoice number, the buyer's address or name,
 * an id of the provider, a coupon's code or an amount. Each reading of the text is a part of a union that an index answers.
 */
export function matchOrders(search: string, mostPeople = 100_000): RawBuilder<unknown> {
  const text = search.trim();
  if (providerId.test(text)) return anyOf(byProviderId(text));
  const customer = customerNumber.exec(text)?.[1]?.toLowerCase();
  if (customer !== undefined) return anyOf([ofUsers(usersOfCustomer(customer))]);
  if (uuid.test(text)) return anyOf([where(sql`o.id = ${text}::uuid`), where(sql`o.user_id = ${text}::uuid`)]);
  const number = orderNumber.exec(text)?.[1];
  const amount = amountIn(text);
  return anyOf([
    ...(number === undefined ? [] : [where(sql`o.number = ${number}::bigint`)]),
    ...(amount === undefined ? [] : [where(sql`o.amount = ${amount}`), where(sql`o.paid_amount = ${amount}`)]),
    where(sql`upper(o.promotion_code) = upper(${text})`),
    ofUsers(matchPeople(text, mostPeople)),
    sql`select coalesce(d.order_id, corrected.order_id) from public.billing_documents d
      left join public.billing_documents corrected on corrected.id = d.corrects_id where d.number = upper(${text})`,
    sql`select private.order_of_period(i.stripe_subscription_id, i.period_start) from public.invoices i
      where upper(i.number) = upper(${text})`,
  ]);
}

// an array is read before the orders, which are then found by their key whatever the planner expects
const anyOf = (parts: readonly RawBuilder<unknown>[]) => sql`array(${sql.join(parts, sql` union `)})`;
const where = (condition: RawBuilder<unknown>) => sql`select o.id from public.orders o where ${condition}`;
const ofUsers = (users: RawBuilder<unknown>) => where(sql`o.user_id = any(array${users})`);

/** A customer number is the beginning of the customer's id, which is a range of the index. */
const usersOfCustomer = (beginning: string) => sql`(
  select c.user_id from public.customers c
  where c.id >= ${`${beginning}-0000-0000-0000-000000000000`}::uuid
    and c.id <= ${`${beginning}-ffff-ffff-ffff-ffffffffffff`}::uuid)`;

function byProviderId(id: string): RawBuilder<unknown>[] {
  return [
    where(sql`o.payment_intent_id = ${id}`),
    where(sql`o.checkout_session_id = ${id}`),
    where(sql`o.stripe_subscription_id = ${id}`),
    where(sql`o.stripe_price_id = ${id}`),
    ofUsers(sql`(select c.user_id from public.customers c where c.stripe_customer_id = ${id})`),
    sql`select private.order_of_period(i.stripe_subscription_id, i.period_start) from public.invoices i
      where i.id = ${id} or i.payment_intent_id = ${id}`,
    sql`select r.source_id::uuid from private.reversals r where r.id = ${id} and r.source_type = 'order'`,
    sql`select private.order_of_period(i.stripe_subscription_id, i.period_start) from private.reversals r
      join public.invoices i on r.source_type = 'invoice' and i.id = r.source_id where r.id = ${id}`,
  ];
}

/** Both ways to write an amount; 29 is also 29.00. */
function amountIn(text: string): number | undefined {
  const bare = text.replace(/^(?:€|eur)\s*|\s*(?:€|eur)$/gi, '');
  const amount = parseMoney(bare, 'en') ?? parseMoney(bare, 'de');
  return amount === undefined || amount > 2_147_483_647 ? undefined : amount;
}
