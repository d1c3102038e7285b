import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyDatabaseMode, openTestDatabase, type TestDatabase } from '../../../tools/testing/open-test-database.ts';
import { type Identity, withRole } from './with-role.ts';

const owner = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';
const admin = '00000000-0000-4000-8000-000000000003';
const configuration = '00000000-0000-4000-8000-000000000011';

const identities = {
  anon: { role: 'anon', claims: { role: 'anon' } },
  owner: { role: 'authenticated', claims: { sub: owner } },
  other: { role: 'authenticated', claims: { sub: other } },
  admin: { role: 'authenticated', claims: { sub: admin } },
  service: { role: 'service_role', claims: {} },
} as const satisfies Record<string, Identity>;
type Who = keyof typeof identities;

type Verb = 'select' | 'insert' | 'update' | 'delete';

/**
 * For one table: a statement for each verb on the row of `owner`, and the callers that may run it. All others must
 * fail.
 */
interface Row {
  readonly statements: Readonly<Record<Verb, string>>;
  readonly allowed: Readonly<Record<Verb, readonly Who[]>>;
}

const everyone: Who[] = ['anon', 'owner', 'other', 'admin', 'service'];
const readOnly = (select: readonly Who[]) =>
  ({ select, insert: ['service'], update: ['service'], delete: ['service'] }) as const;

const matrix: Readonly<Record<string, Row>> = {
  profiles: {
    statements: {
      select: `select id from public.profiles where id = '${owner}'`,
      insert:
        "insert into public.profiles (id, display_name) values ('00000000-0000-4000-8000-000000000009', 'New') returning id",
      update: `update public.profiles set display_name = 'Changed' where id = '${owner}' returning id`,
      delete: `delete from public.profiles where id = '${owner}' returning id`,
    },
    allowed: {
      select: ['owner', 'admin', 'service'],
      insert: ['service'],
      update: ['owner', 'service'],
      delete: ['service'],
    },
  },
  ai_models: {
    statements: {
      select: "select id from public.ai_models where name = 'Claude'",
      insert: "insert into public.ai_models (name) values ('New') returning id",
      update: "update public.ai_models set description = 'x' where name = 'Claude' returning id",
      delete: "delete from public.ai_models where name = 'Claude' returning id",
    },
    allowed: readOnly(everyone),
  },
  translations: {
    statements: {
      select: "select key from public.translations where key = 'consentRequired' and language = 'en'",
      insert: "insert into public.translations (key, language, value) values ('new', 'en', 'x') returning key",
      update:
        "update public.translations set value = 'x' where key = 'consentRequired' and language = 'en' returning key",
      delete: "delete from public.translations where key = 'consentRequired' and language = 'en' returning key",
    },
    allowed: readOnly(everyone),
  },
  user_configurations: {
    statements: {
      select: `select id from public.user_configurations where id = '${configuration}'`,
      insert: `insert into public.user_configurations (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format)
        values ('${owner}', 'n', 'Claude', 'Frontend', '{React}', 'Strict', 'Markdown') returning id`,
      update: `update public.user_configurations set name = 'x' where id = '${configuration}' returning id`,
      delete: `delete from public.user_configurations where id = '${configuration}' returning id`,
    },
    allowed: {
      select: ['owner', 'service'],
      insert: ['owner', 'service'],
      update: ['owner', 'service'],
      delete: ['owner', 'service'],
    },
  },
  generated_rules: {
    statements: {
      select: `select id from public.generated_rules where configuration_id = '${configuration}'`,
      insert: `insert into public.generated_rules (configuration_id, title, content, format)
        select id, 't', 'c', 'JSON' from (values ('00000000-0000-4000-8000-000000000012'::uuid)) as spare (id) returning id`,
      update: `update public.generated_rules set title = 'x' where configuration_id = '${configuration}' returning id`,
      delete: `delete from public.generated_rules where configuration_id = '${configuration}' returning id`,
    },
    allowed: readOnly(['owner', 'service']),
  },
  rule_versions: {
    statements: {
      select: `select id from public.rule_versions where configuration_id = '${configuration}'`,
      insert: `insert into public.rule_versions (id, configuration_id, title, content, format, created_at)
        values (gen_random_uuid(), '${configuration}', 't', 'c', 'JSON', now()) returning id`,
      update: `update public.rule_versions set title = 'x' where configuration_id = '${configuration}' returning id`,
      delete: `delete from public.rule_versions where configuration_id = '${configuration}' returning id`,
    },
    allowed: readOnly(['owner', 'service']),
  },
  rule_shares: {
    statements: {
      select: `select created_at from public.rule_shares where configuration_id = '${configuration}'`,
      insert: `insert into public.rule_shares (configuration_id, token_hash)
        values ('00000000-0000-4000-8000-000000000012', 'y') returning configuration_id`,
      update: `update public.rule_shares set created_at = now() where configuration_id = '${configuration}' returning configuration_id`,
      delete: `delete from public.rule_shares where configuration_id = '${configuration}' returning configuration_id`,
    },
    allowed: { select: ['owner', 'service'], insert: ['service'], update: ['service'], delete: ['owner', 'service'] },
  },
  rule_mails: {
    statements: {
      select: `select asked_at from public.rule_mails where user_id = '${owner}'`,
      insert: `insert into public.rule_mails (user_id) values ('${other}') returning user_id`,
      update: `update public.rule_mails set confirmed_at = now() where user_id = '${owner}' returning user_id`,
      delete: `delete from public.rule_mails where user_id = '${owner}' returning user_id`,
    },
    allowed: { select: ['owner', 'service'], insert: ['service'], update: ['service'], delete: ['owner', 'service'] },
  },
  user_tokens: {
    statements: {
      select: `select user_id from public.user_tokens where user_id = '${owner}'`,
      insert: `insert into public.user_tokens (user_id, tokens_remaining) values ('${other}', 5) returning user_id`,
      update: `update public.user_tokens set tokens_remaining = 99 where user_id = '${owner}' returning user_id`,
      delete: `delete from public.user_tokens where user_id = '${owner}' returning user_id`,
    },
    allowed: readOnly(['owner', 'admin', 'service']),
  },
  generations: {
    statements: {
      select: `select id from public.generations where user_id = '${owner}'`,
      insert: `insert into public.generations (user_id, request_id, answers_hash, state, generator, title, settled_at)
        values ('${other}', gen_random_uuid(), repeat('b', 43), 'released', 'offline', 't', now()) returning id`,
      update: `update public.generations set title = 'Changed' where user_id = '${owner}' returning id`,
      delete: `delete from public.generations where user_id = '${owner}' returning id`,
    },
    allowed: readOnly(['owner', 'admin', 'service']),
  },
  token_transactions: {
    statements: {
      select: `select id from public.token_transactions where user_id = '${owner}'`,
      insert: `insert into public.token_transactions (user_id, transaction_type, amount, delta, balance_after, source_type, source_id)
        values ('${owner}', 'add', 5, 5, 5, 'test', 'second') returning id`,
      update: `update public.token_transactions set amount = 9 where user_id = '${owner}' returning id`,
      delete: `delete from public.token_transactions where user_id = '${owner}' returning id`,
    },
    allowed: { select: ['owner', 'admin', 'service'], insert: ['service'], update: [], delete: [] },
  },
  customers: {
    statements: {
      select: `select id from public.customers where user_id = '${owner}'`,
      insert: `insert into public.customers (user_id, email) values ('${other}', 'other@example.com') returning id`,
      update: `update public.customers set name = 'x' where user_id = '${owner}' returning id`,
      delete: `delete from public.customers where user_id = '${owner}' returning id`,
    },
    allowed: readOnly(['owner', 'admin', 'service']),
  },
  orders: {
    statements: {
      select: `select id from public.orders where user_id = '${owner}'`,
      insert: `insert into public.orders (user_id, kind, stripe_price_id, product_name, tokens, list_amount, amount, currency, language, vat_mode)
        values ('${other}', 'token_pack', 'price_1', 'Basic', 10, 499, 499, 'eur', 'en', 'standard') returning id`,
      update: `update public.orders set tokens = 1000 where user_id = '${owner}' returning id`,
      delete: `delete from public.orders where user_id = '${owner}' returning id`,
    },
    allowed: readOnly(['owner', 'admin', 'service']),
  },
  billing_details: {
    statements: {
      select: `select user_id from public.billing_details where user_id = '${owner}'`,
      insert: `insert into public.billing_details (user_id, country) values ('${other}', 'DE') returning user_id`,
      update: `update public.billing_details set country = 'AT' where user_id = '${owner}' returning user_id`,
      delete: `delete from public.billing_details where user_id = '${owner}' returning user_id`,
    },
    allowed: readOnly(['owner', 'admin', 'service']),
  },
  billing_documents: {
    statements: {
      select: `select id from public.billing_documents where user_id = '${owner}'`,
      insert: `insert into public.billing_documents (kind, series, position, number, user_id, source_type, source_id, is_test, is_business,
          country, tax_country, is_country_proven, treatment, rate, currency, net, vat, gross, facts)
        values ('invoice', 'RE', 2, 'RE-2', '${other}', 'order', 'second', false, false, 'DE', 'DE', true, 'taxed', 190, 'eur', 419, 80, 499, '{}')
        returning id`,
      update: `update public.billing_documents set gross = 1 where user_id = '${owner}' returning id`,
      delete: `delete from public.billing_documents where user_id = '${owner}' returning id`,
    },
    allowed: { select: ['owner', 'admin', 'service'], insert: ['service'], update: [], delete: [] },
  },
  invoices: {
    statements: {
      select: `select id from public.invoices where user_id = '${owner}'`,
      insert: `insert into public.invoices (id, user_id, stripe_subscription_id, total, currency, status, period_start, period_end, created_at, read_at)
        values ('in_2', '${other}', 'sub_2', 900, 'eur', 'paid', now(), now(), now(), now()) returning id`,
      update: `update public.invoices set tokens = 1000 where user_id = '${owner}' returning id`,
      delete: `delete from public.invoices where user_id = '${owner}' returning id`,
    },
    allowed: readOnly(['owner', 'admin', 'service']),
  },
  plan_terms: {
    statements: {
      select: `select id from public.plan_terms where user_id = '${owner}'`,
      insert: `insert into public.plan_terms (user_id, stripe_subscription_id, stripe_price_id, tokens, valid_from)
        values ('${other}', 'sub_2', 'price_1', 30, now()) returning id`,
      update: `update public.plan_terms set tokens = 1000 where user_id = '${owner}' returning id`,
      delete: `delete from public.plan_terms where user_id = '${owner}' returning id`,
    },
    allowed: readOnly(['owner', 'admin', 'service']),
  },
  products: {
    statements: {
      select: "select id from public.products where stripe_product_id = 'prod_hidden'",
      insert: "insert into public.products (stripe_product_id, name) values ('prod_new', 'New') returning id",
      update: "update public.products set name = 'x' where stripe_product_id = 'prod_hidden' returning id",
      delete: "delete from public.products where stripe_product_id = 'prod_hidden' returning id",
    },
    allowed: readOnly(['admin', 'service']),
  },
  prices: {
    statements: {
      select: "select id from public.prices where stripe_price_id = 'price_hidden'",
      insert:
        "insert into public.prices (product_id, stripe_price_id, unit_amount, currency) select id, 'price_new', 499, 'eur' from (values ('00000000-0000-4000-8000-000000000021'::uuid)) as p (id) returning id",
      update: "update public.prices set active = true where stripe_price_id = 'price_hidden' returning id",
      delete: "delete from public.prices where stripe_price_id = 'price_hidden' returning id",
    },
    allowed: readOnly(['admin', 'service']),
  },
  subscriptions: {
    statements: {
      select: `select id from public.subscriptions where user_id = '${owner}'`,
      insert: `insert into public.subscriptions (user_id, stripe_subscription_id, status) values ('${owner}', 'sub_new', 'active') returning id`,
      update: `update public.subscriptions set status = 'canceled' where user_id = '${owner}' returning id`,
      delete: `delete from public.subscriptions where user_id = '${owner}' returning id`,
    },
    allowed: readOnly(['owner', 'admin', 'service']),
  },
  discounts: {
    statements: {
      select: "select id from public.discounts where stripe_coupon_id = 'coupon_1'",
      insert:
        "insert into public.discounts (stripe_coupon_id, name, percent_off, duration) values ('coupon_2', 'Two', 10, 'once') returning id",
      update: "update public.discounts set active = false where stripe_coupon_id = 'coupon_1' returning id",
      delete: "delete from public.discounts where stripe_coupon_id = 'coupon_1' returning id",
    },
    allowed: readOnly(['admin', 'service']),
  },
};

const setUp = `
  insert into auth.users (id, email, app_metadata) values
    ('${owner}', 'owner@example.com', '{}'), ('${other}', 'other@example.com', '{}'),
    ('${admin}', 'admin@example.com', '{"is_admin": true}'), ('00000000-0000-4000-8000-000000000009', 'fresh@example.com', '{}');
  insert into public.profiles (id, display_name) values ('${owner}', 'Owner'), ('${other}', 'Other');
  insert into public.user_configurations (id, user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format) values
    ('${configuration}', '${owner}', 'n', 'Claude', 'Frontend', '{React}', 'Strict', 'Markdown'),
    ('00000000-0000-4000-8000-000000000012', '${owner}', 'm', 'Claude', 'Frontend', '{React}', 'Strict', 'Markdown');
  insert into public.generated_rules (configuration_id, title, content, format) values ('${configuration}', 't', 'c', 'JSON');
  insert into public.rule_versions (id, configuration_id, title, content, format, created_at)
    values ('00000000-0000-4000-8000-000000000013', '${configuration}', 't', 'c', 'JSON', now());
  insert into public.rule_shares (configuration_id, token_hash) values ('${configuration}', 'x');
  insert into public.rule_mails (user_id) values ('${owner}');
  insert into public.user_tokens (user_id, tokens_remaining) values ('${owner}', 3);
  insert into public.generations (user_id, request_id, answers_hash, state, generator, title, settled_at)
    values ('${owner}', gen_random_uuid(), repeat('a', 43), 'released', 'offline', 't', now());
  insert into public.token_transactions (user_id, transaction_type, amount, delta, balance_after, source_type, source_id)
    values ('${owner}', 'add', 3, 3, 3, 'test', 'first');
  insert into public.customers (user_id, email) values ('${owner}', 'owner@example.com');
  insert into public.orders (user_id, kind, stripe_price_id, product_name, tokens, list_amount, amount, currency, language, vat_mode, checkout_url)
    values ('${owner}', 'token_pack', 'price_1', 'Basic', 10, 499, 499, 'eur', 'en', 'standard', 'https://pay.example');
  insert into public.invoices (id, user_id, stripe_subscription_id, total, currency, status, period_start, period_end, created_at, read_at)
    values ('in_1', '${owner}', 'sub_1', 900, 'eur', 'paid', now(), now(), now(), now());
  insert into public.plan_terms (user_id, stripe_subscription_id, stripe_price_id, tokens, valid_from)
    values ('${owner}', 'sub_1', 'price_1', 30, now());
  insert into public.billing_details (user_id, country) values ('${owner}', 'DE');
  insert into public.billing_documents (kind, series, position, number, user_id, source_type, source_id, is_test, is_business,
      country, tax_country, is_country_proven, treatment, rate, currency, net, vat, gross, facts)
    values ('invoice', 'RE', 1, 'RE-1', '${owner}', 'order', 'first', false, false, 'DE', 'DE', true, 'taxed', 190, 'eur', 419, 80, 499, '{}');
  insert into public.products (id, stripe_product_id, name, active) values ('00000000-0000-4000-8000-000000000021', 'prod_hidden', 'Hidden', false);
  insert into public.prices (product_id, stripe_price_id, unit_amount, currency, active)
    values ('00000000-0000-4000-8000-000000000021', 'price_hidden', 499, 'eur', false);
  insert into public.subscriptions (user_id, stripe_subscription_id, status) values ('${owner}', 'sub_1', 'active');
  insert into public.discounts (stripe_coupon_id, name, percent_off, duration) values ('coupon_1', 'One', 10, 'once');`;

class Undo extends Error {}

describe.each(everyDatabaseMode)('row level security on the %s database', (mode) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(mode);
    await database.pool.query(setUp);
  });
  afterAll(() => database.remove());

  /** Runs the statement as the given caller and rolls it back; true if it reached the row. */
  const succeeds = async (who: Who, statement: string): Promise<boolean> => {
    let reached = false;
    try {
      await withRole(database, identities[who], async (transaction) => {
        const { rows } = await sql.raw(statement).execute(transaction);
        reached = rows.length > 0;
        throw new Undo();
      });
    } catch (error) {
      if (error instanceof Undo) return reached;
      expect(error).toMatchObject({ code: '42501' });
    }
    return false;
  };

  test('every table of the exposed schema is in the matrix and has row level security', async () => {
    const { rows } = await database.pool.query<{ name: string; secured: boolean; schema: string }>(
      `select relname as name, relrowsecurity as secured, nspname as schema from pg_class
       join pg_namespace n on n.oid = relnamespace
       where relkind in ('r', 'p') and nspname in ('public', 'auth', 'private')`,
    );
    expect(
      rows
        .filter(({ schema }) => schema === 'public')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(matrix).sort());
    expect(rows.filter(({ secured }) => !secured)).toEqual([]);
  });

  const cells = Object.entries(matrix).flatMap(([table, { statements, allowed }]) =>
    (['select', 'insert', 'update', 'delete'] as const).map((verb) => ({
      table,
      verb,
      statement: statements[verb],
      who: allowed[verb],
    })),
  );

  test.each(cells)('only $who may $verb on $table', async ({ statement, who }) => {
    const reached: Who[] = [];
    for (const one of everyone) if (await succeeds(one, statement)) reached.push(one);
    expect(reached).toEqual(everyone.filter((one) => who.includes(one)));
  });

  test('only the owner of the schema reaches accounts, keys or limits', async () => {
    for (const table of [
      'auth.users',
      'private.settings',
      'private.rate_limits',
      'private.migrations',
      'private.mailboxes',
    ]) {
      for (const who of everyone) expect(await succeeds(who, `select 1 from ${table}`)).toBe(false);
      expect((await database.pool.query(`select 1 from ${table} limit 1`)).rows.length).toBeLessThanOrEqual(1);
    }
  });

  test('no caller can read the payment address of an order or its errors', async () => {
    for (const column of ['checkout_url', 'problem', 'payment_intent_id', 'promotion_code']) {
      const statement = `select ${column} from public.orders where user_id = '${owner}'`;
      expect([column, await succeeds('owner', statement), await succeeds('service', statement)]).toEqual([
        column,
        false,
        true,
      ]);
    }
  });

  test('a configuration cannot be given to or taken from another person', async () => {
    const insertFor = (
      user: string,
    ) => `insert into public.user_configurations (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format)
      values ('${user}', 'n', 'Claude', 'Frontend', '{React}', 'Strict', 'Markdown') returning id`;
    expect(await succeeds('owner', insertFor(owner))).toBe(true);
    expect(await succeeds('owner', insertFor(other))).toBe(false);
    expect(
      await succeeds(
        'owner',
        `update public.user_configurations set user_id = '${other}' where id = '${configuration}' returning id`,
      ),
    ).toBe(false);
  });

  test('the hash of a link is for nobody but the server', async () => {
    expect(await succeeds('owner', 'select token_hash from public.rule_shares')).toBe(false);
    expect(await succeeds('service', 'select token_hash from public.rule_shares')).toBe(true);
  });

  test('the ledger cannot be changed even by the owner of the schema', async () => {
    for (const statement of [
      'update public.token_transactions set description = $$x$$',
      'delete from public.token_transactions',
      'truncate public.token_transactions',
    ]) {
      await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });

  test.each([
    [
      'a ledger row whose delta is not its amount',
      `insert into public.token_transactions (user_id, transaction_type, amount, delta, balance_after, source_type, source_id) values ('${owner}', 'use', 2, 2, 1, 'test', 'x')`,
    ],
    [
      'a ledger row of amount 0',
      `insert into public.token_transactions (user_id, transaction_type, amount, delta, balance_after, source_type, source_id) values ('${owner}', 'add', 0, 0, 1, 'test', 'x')`,
    ],
    ['an unknown framework', `update public.user_configurations set frameworks = '{Cobol}'`],
    ['no framework', `update public.user_configurations set frameworks = '{}'`],
    ['an empty rule name', `update public.user_configurations set name = '  '`],
    ['a negative price', 'update public.prices set unit_amount = -1'],
    ['a currency in capitals', "update public.prices set currency = 'EUR'"],
    ['a discount of both kinds', "update public.discounts set amount_off = 5, currency = 'eur'"],
    [
      'a translation of a megabyte',
      "insert into public.translations (key, language, value) values ('k', 'en', repeat('x', 1000000))",
    ],
    [
      'a translation in an unknown language',
      "insert into public.translations (key, language, value) values ('k', 'xx', 'v')",
    ],
  ])('%s is refused by a constraint', async (_name, statement) => {
    await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '23514' });
  });

  test('one source makes one ledger row, and one address makes one account in any case', async () => {
    const row = `insert into public.token_transactions (user_id, transaction_type, amount, delta, balance_after, source_type, source_id) values ('${owner}', 'add', 3, 3, 6, 'test', 'first')`;
    await expect(database.pool.query(row)).rejects.toMatchObject({ code: '23505' });
    await expect(
      database.pool.query("insert into auth.users (email) values ('OWNER@example.com')"),
    ).rejects.toMatchObject({ code: '23505' });
  });
});
