import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  everyDatabaseMode,
  openTestDatabase,
  type TestDatabase,
} from '../../../../../tools/testing/open-test-database.ts';
import { checkLedger } from './check-ledger.ts';
import { knownFaults } from './known-faults.ts';
import { lastCheck } from './last-check.ts';
import { ledgerFaults } from './ledger-faults.ts';

const runs = Number(process.env.LEDGER_RUNS ?? 12);
const people = 3;
const answers = 'a'.repeat(43);

/** One event in the history of an account's tokens; `which` selects among the existing runs or payments. */
type Step =
  | { readonly kind: 'buy'; readonly who: number; readonly amount: number; readonly order: number }
  | { readonly kind: 'refund'; readonly who: number; readonly amount: number; readonly order: number }
  | { readonly kind: 'settle'; readonly who: number; readonly request: number }
  | { readonly kind: 'hold'; readonly who: number; readonly request: number }
  | { readonly kind: 'capture' | 'release' | 'expire'; readonly which: number }
  | { readonly kind: 'adjust'; readonly who: number; readonly amount: number }
  | { readonly kind: 'sweep' };

const who = fc.nat({ max: people - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('buy' as const),
    who,
    amount: fc.integer({ min: 1, max: 5 }),
    order: fc.nat({ max: 5 }),
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    who,
    amount: fc.integer({ min: 0, max: 500 }),
    order: fc.nat({ max: 5 }),
  }),
  fc.record({ kind: fc.constant('settle' as const), who, request: fc.nat({ max: 6 }) }),
  fc.record({ kind: fc.constant('hold' as const), who, request: fc.nat({ max: 6 }) }),
  fc.record({
    kind: fc.constantFrom('capture' as const, 'release' as const, 'expire' as const),
    which: fc.nat({ max: 20 }),
  }),
  fc.record({ kind: fc.constant('adjust' as const), who, amount: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ kind: fc.constant('sweep' as const) }),
);

describe.each(everyDatabaseMode)('the token ledger on the %s database', (mode) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(mode, { poolSize: 10 });
  });
  afterAll(() => database.remove());

  const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

  /** Accounts and requests of one history. */
  async function createWorld() {
    const ids = Array.from({ length: people }, () => randomUUID());
    for (const id of ids) await query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`]);
    const requests = Array.from({ length: 7 }, () => randomUUID());
    const held: string[] = [];
    const orders = ids.map(() => Array.from({ length: 6 }, () => randomUUID()));
    /** One payment of 500 cents, reported any number of times at once. */
    const buy = async (who: number, which: number, tokens: number) => {
      const order = orders[who]?.[which];
      await query(
        `insert into public.orders
           (id, user_id, kind, stripe_price_id, product_name, tokens, list_amount, amount, currency, language, vat_mode, state)
         values ($1, $2, 'token_pack', 'price', 'Basic', $3, 500, 500, 'eur', 'en', 'standard', 'open')
         on conflict (id) do nothing`,
        [order, ids[who], tokens],
      );
      await query('select private.fulfil_order($1, $2, $2, null, null)', [order, order]);
    };
    /** Sets the total amount refunded of a payment. */
    const refund = async (who: number, which: number, amount: number) => {
      const order = orders[who]?.[which];
      const [paid] = await query("select from public.orders where id = $1 and state = 'fulfilled'", [order]);
      if (paid === undefined) return;
      await query(
        `insert into private.reversals (id, kind, source_type, source_id, amount, is_active, read_at)
         values ($1, 'refund', 'order', $1, $2, true, now()) on conflict (id) do update set amount = excluded.amount`,
        [order, amount],
      );
      await query("select private.settle_reversals('order', $1, 'refund')", [order]);
    };
    const takeStep = async (one: Step): Promise<void> => {
      if (one.kind === 'sweep') return void (await query('select private.release_expired_generations()'));
      if (one.kind === 'buy') return buy(one.who, one.order, one.amount);
      if (one.kind === 'refund') return refund(one.who, one.order, one.amount);
      if (one.kind === 'adjust') {
        if (one.amount === 0) return;
        const call = 'select public.process_token_transaction($1, $2, $3)';
        const type = one.amount > 0 ? 'add' : 'use';
        await asService(call, [ids[one.who], Math.abs(one.amount), type]);
        return;
      }
      if (one.kind === 'settle' || one.kind === 'hold') {
        const values = [ids[one.who], requests[one.request], answers];
        const call =
          one.kind === 'settle'
            ? "select * from private.settle_generation($1, $2, $3, 't', 'd', '{}')"
            : "select * from private.hold_generation($1, $2, $3, 't', interval '1 hour')";
        const [row] = await query(call, values);
        if (row.outcome === 'held') held.push(row.id);
        return;
      }
      const run = held[one.which % Math.max(held.length, 1)];
      if (run === undefined) return;
      if (one.kind === 'capture') await query("select private.capture_generation($1, 'model', 't', 'd', '{}')", [run]);
      else if (one.kind === 'release') await query("select private.release_generation($1, 'failed')", [run]);
      else
        await query(
          "update public.generations set lease_until = now() - interval '1 second' where id = $1 and state = 'held'",
          [run],
        );
    };
    return { ids, takeStep, buy };
  }

  /** An adjustment below zero is refused, which is not a fault. */
  const asService = async (text: string, values: unknown[]) => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('request.jwt.claims', '{"role": "service_role"}', true)`);
      await client.query(text, values);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      if (!(error instanceof Error && 'code' in error && error.code === 'PT402')) throw error;
    } finally {
      client.release();
    }
  };

  test(`${runs} random histories, at once over ten connections, keep every invariant and end in one outcome each`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
        const { takeStep } = await createWorld();
        for (let from = 0; from < steps.length; from += 10)
          await Promise.all(steps.slice(from, from + 10).map(takeStep));
        expect(await ledgerFaults(database)).toEqual([]);
      }),
      { numRuns: mode === 'native' ? runs : Math.ceil(runs / 3), seed: 20261121 },
    );
  });

  test('a sweep and a late success at the same moment leave exactly one outcome', async () => {
    const { ids, buy } = await createWorld();
    await buy(0, 0, 20);
    for (let round = 0; round < 20; round += 1) {
      const [run] = await query("select * from private.hold_generation($1, $2, $3, 't', interval '-1 second')", [
        ids[0],
        randomUUID(),
        answers,
      ]);
      const [captured] = await Promise.all([
        query("select private.capture_generation($1, 'model', 't', 'd', '{}') as balance", [run.id]),
        query('select private.release_expired_generations()'),
      ]);
      const [{ state }] = await query('select state from public.generations where id = $1', [run.id]);
      expect(state).toBe(captured[0].balance === null ? 'released' : 'captured');
    }
    expect(await ledgerFaults(database)).toEqual([]);
  });

  test('a large ledger is read as a whole once a day, and otherwise where it moved; nobody waits for it', async () => {
    const { ids, buy } = await createWorld();
    await buy(0, 0, 3);
    expect(await knownFaults(database)).toEqual({ count: 0, faults: [], at: null });
    await query(
      `insert into public.token_transactions
         (id, user_id, transaction_type, amount, delta, balance_after, source_type, source_id, created_at)
       overriding system value values (200001, $1, 'add', 1, 1, 1, 'adjustment', $2, now())`,
      [ids[1], randomUUID()],
    );
    await query('insert into public.user_tokens (user_id, tokens_remaining) values ($1, 1)', [ids[1]]);
    expect(await checkLedger(database)).toEqual([]);
    const check = await lastCheck(database);
    expect(check).toMatchObject({ count: 0, faults: [], wholeAt: check?.at });

    const breakBalance = (id: string | undefined, by: number, when: string) =>
      query(
        `alter table public.user_tokens disable trigger touch_updated_at;
         update public.user_tokens set tokens_remaining = tokens_remaining + ${by}, updated_at = ${when} where user_id = '${id}';
         alter table public.user_tokens enable trigger touch_updated_at`,
      );
    await breakBalance(ids[0], 1, 'now()');
    // as if it had happened before the margin of the last check
    await breakBalance(ids[1], 1, "now() - interval '1 hour'");
    expect(await knownFaults(database)).toMatchObject({ count: 0, faults: [], at: check?.at });
    expect((await checkLedger(database)).map(({ subject }) => subject)).toEqual([ids[0]]);
    expect(await knownFaults(database)).toMatchObject({ count: 1, faults: [{ subject: ids[0] }] });
    // after a fault, all of it is read
    expect((await checkLedger(database)).map(({ subject }) => subject).sort()).toEqual([ids[0], ids[1]].sort());
    for (const id of ids.slice(0, 2)) await breakBalance(id, -1, 'now()');
    expect(await checkLedger(database)).toEqual([]);
    await breakBalance(ids[1], 1, "now() - interval '1 hour'");
    expect(await checkLedger(database)).toEqual([]);
    await query(
      `update private.settings set value = value || jsonb_build_object('wholeAt', now() - interval '25 hours') where name = 'ledger_check'`,
    );
    expect((await checkLedger(database)).map(({ subject }) => subject)).toEqual([ids[1]]);
    await breakBalance(ids[1], -1, 'now()');
  });

  test('every kind of fault is found', async () => {
    const { ids, buy } = await createWorld();
    const [first, second, third] = ids;
    await buy(0, 0, 3);
    await query('update public.orders set reversed_tokens = 1 where user_id = $1', [first]);
    await query('update public.user_tokens set tokens_remaining = 9 where user_id = $1', [first]);
    await query('insert into public.user_tokens (user_id, tokens_remaining) values ($1, -2)', [second]);
    await query(
      `insert into public.generations (user_id, request_id, answers_hash, state, generator, title, settled_at)
       values ($1, $2, $3, 'captured', 'offline', 't', now())`,
      [third, randomUUID(), answers],
    );
    await query(
      `insert into public.token_transactions (user_id, transaction_type, amount, delta, balance_after, source_type, source_id)
       values ($1, 'add', 1, 1, 99, 'order', $2)`,
      [third, randomUUID()],
    );
    const found = (await ledgerFaults(database)).map(({ invariant }) => invariant);
    expect([...new Set(found)].sort()).toEqual([
      'balances_match_sums',
      'credits_match_purchases',
      'holds_match_balance',
      'no_balance_below_zero',
      'reversals_match_ledger',
      'runs_match_ledger',
    ]);
  });

  test('a charge changes the balance where it lies, without an entry in an index', async () => {
    const owner = randomUUID();
    const fresh = await openTestDatabase(mode);
    const client = await fresh.pool.connect();
    await client.query('insert into auth.users (id, email) values ($1, $2)', [owner, `${owner}@example.com`]);
    await client.query("select private.post_tokens($1, 50, 'gift', 'gift', $2, null)", [owner, owner]);
    await client.query('analyze');
    await client.query('begin');
    for (let run = 0; run < 20; run += 1)
      await client.query(`select private.settle_generation($1, $2, $3, 't', 'd', '{}')`, [
        ...[owner, randomUUID(), answers],
      ]);
    const { rows } = await client.query(
      `select (n_tup_upd - n_tup_hot_upd)::int as moved from pg_stat_xact_user_tables where relname = 'user_tokens'`,
    );
    await client.query('rollback');
    client.release();
    await fresh.remove();
    expect(rows).toEqual([{ moved: 0 }]);
  });

  test('a run is charged without reading the earlier runs of the person, whatever the statistics say', async () => {
    const { ids } = await createWorld();
    const addRuns = `insert into public.generations (user_id, request_id, answers_hash, state, generator, title, settled_at)
      select $1, gen_random_uuid(), $2, 'captured', 'offline', 't', now() from generate_series(1, $3::int)`;
    await query('insert into public.user_tokens (user_id, tokens_remaining) values ($1, 5)', [ids[0]]);
    await query(addRuns, [ids[0], answers, 1]);
    await query('analyze public.generations');
    await query(addRuns, [ids[0], answers, 500]);
    const client = await database.pool.connect();
    const rowsRead = async () => {
      const { rows } = await client.query<{ read: number }>(
        `select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
         where relid = 'public.generations'::regclass`,
      );
      return rows[0]?.read ?? Number.NaN;
    };
    await client.query('begin');
    const before = await rowsRead();
    const settled = await client.query("select outcome from private.settle_generation($1, $2, $3, 't', 'd', '{}')", [
      ids[0],
      randomUUID(),
      answers,
    ]);
    const read = (await rowsRead()) - before;
    await client.query('rollback');
    client.release();
    expect(settled.rows).toEqual([{ outcome: 'settled' }]);
    // runs of other people that hold a token may be among them
    expect(read).toBeLessThan(100);
  });
});
