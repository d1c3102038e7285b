import type { Database } from '@regelwerk/database/open-database';

/**
 * Thirty months of a shop: fifty people with thousands of movements, thousands with hundreds, all others with a few. `rows` rows of the
 * ledger, a tenth as many generations, those of the last thirty-one days with their results, and a fiftieth as many people.
 */
export async function fillLargeShop({ pool }: Database, rows: number): Promise<void> {
  const people = rows / 50;
  for (const table of ['token_transactions', 'generations', 'user_tokens', 'subscriptions', 'orders'])
    await pool.query(`alter table public.${table} disable trigger user`);
  const at = (n: string, of: number) => `now() - interval '30 months' + ${n} * (interval '30 months' / ${of})`;
  await pool.query(`
    insert into auth.users (id, email, user_metadata, created_at, mailbox_hash)
      select md5('u' || n)::uuid, 'person' || n || '@bench.example', jsonb_build_object('name', 'Person ' || n), ${at('n', people)},
        rpad(n::text, 43, '-') from generate_series(1, ${people}) n;
    insert into public.user_tokens (user_id, tokens_remaining) select md5('u' || n)::uuid, n % 500 from generate_series(1, ${people}) n;
    insert into public.customers (id, user_id, email, name, stripe_customer_id)
      select md5('c' || n)::uuid, md5('u' || n)::uuid, 'person' || n || '@bench.example', 'Person ' || n, 'cus_' || n
      from generate_series(1, ${people} / 2) n;
    insert into public.subscriptions (user_id, customer_id, stripe_subscription_id, status, current_period_end, created_at)
      select md5('u' || n)::uuid, md5('c' || n)::uuid, 'sub_' || n, 'active', now(), ${at('n', people / 20)} from generate_series(1, ${people} / 20) n;
    insert into public.orders (user_id, kind, stripe_price_id, product_name, tokens, list_amount, amount, currency, language, vat_mode,
        state, created_at, fulfilled_at)
      select md5('u' || n)::uuid, 'token_pack', 'price', 'Standard', 0, 1500, 1500, 'eur', 'de', 'small_business',
        'fulfilled', ${at('n', people)}, ${at('n', people)} from generate_series(1, ${people}) n;
    insert into private.audit_log (action, subject_id, created_at)
      select 'adjust_tokens', md5('u' || n), ${at('n', people)} from generate_series(1, ${people}) n`);
  await pool.query(`
    insert into public.token_transactions (user_id, transaction_type, amount, delta, balance_after, source_type, source_id, created_at)
      select md5('u' || 1 + case when n * 7919 % 1000 < 25 then n % 50 when n * 7919 % 1000 < 175 then n % least(5000, ${people})
          else n * 31 % ${people} end)::uuid,
        'use', 1, -1, 0, 'generation', md5('r' || n)::uuid::text, ${at('n', rows)} from generate_series(1, ${rows}::bigint) n`);
  await pool.query(`
    insert into public.generations (id, user_id, request_id, answers_hash, state, generator, title, result, created_at, settled_at)
      select source_id::uuid, user_id, gen_random_uuid(), repeat('a', 43), 'captured', 'offline', 't',
        case when created_at > now() - interval '31 days' then '{"v": 1}'::jsonb end, created_at, created_at
      from public.token_transactions where id > ${rows} * 0.9`);
  for (const table of ['token_transactions', 'generations', 'user_tokens', 'subscriptions', 'orders'])
    await pool.query(`alter table public.${table} enable trigger user`);
}
