import fc from 'fast-check';
import { bent, hostileText } from './hostile-values.ts';
import type { HostileRequest, KnownThings } from './request-grammar.ts';

const tables = [
  'ai_models',
  'translations',
  'products',
  'prices',
  'profiles',
  'user_configurations',
  'generated_rules',
  'generations',
  'user_tokens',
  'token_transactions',
  'orders',
  'billing_details',
  'billing_documents',
  'invoices',
  'subscriptions',
  'customers',
  'discounts',
  'users',
  'settings',
];
const columns = [
  'id',
  'user_id',
  'name',
  'title',
  'content',
  'created_at',
  'metadata',
  'frameworks',
  'result',
  'active',
  'unit_amount',
  'key',
  'language',
  'ctid',
  'tableoid',
  'metadata->a',
  'metadata->>tokens',
  'result->form->>aiModel',
];
const operators = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'in',
  'is',
  'isdistinct',
  'cs',
  'cd',
  'ov',
  'fts',
  'match',
];
const relations = [
  'generated_rules',
  'user_configurations',
  'prices',
  'products',
  'profiles',
  'orders',
  'user_id',
  'users',
];
const preferences = [
  'count=exact',
  'count=planned',
  'return=representation',
  'return=minimal',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'missing=default',
  'handling=strict',
  'max-affected=1',
  'tx=rollback',
  'count=__proto__',
];
const accepts = [
  'application/json',
  'application/vnd.pgrst.object+json',
  'text/csv',
  '*/*',
  'application/vnd.pgrst.plan',
  ';;;',
];
const ranges = ['0-9', '9-0', '0-', '999999999-', 'items=0-0', '-', '1e9-2'];

export function restGrammar(known: KnownThings): fc.Arbitrary<HostileRequest> {
  const value = fc.oneof(hostileText, fc.constantFrom(...known.ids, ...known.emails));
  const column = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...columns) }, { weight: 1, arbitrary: hostileText });
  const operator = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...operators) },
    { weight: 1, arbitrary: hostileText },
  );
  const operand = fc.oneof(
    value,
    fc.constantFrom('null', 'true', 'not_null', '(1,2)', '("a","b")', '{a,b}', '{"k":1}', '*a*', '(', '("', '1'),
  );
  const condition = fc
    .record({ isNegated: fc.boolean(), operator, operand })
    .map(({ isNegated, operator: name, operand: text }) => `${isNegated ? 'not.' : ''}${name}.${text}`);
  const select = fc.oneof(
    fc.constantFrom('*', '*,*', 'id,name', 'a:id::text', 'id::regclass', 'count()', 'id.sum()', '...prices(*)', '('),
    fc
      .record({ relation: fc.constantFrom(...relations), hint: fc.option(column), inner: fc.boolean(), inside: column })
      .map(
        ({ relation, hint, inner, inside }) =>
          `*,${relation}${hint === null ? '' : `!${hint}`}${inner ? '!inner' : ''}(${inside},*)`,
      ),
    fc.constantFrom(...[2, 8, 60, 400].map((depth) => `${'prices('.repeat(depth)}*${')'.repeat(depth)}`)),
    value,
  );
  const tree = fc
    .array(fc.tuple(column, condition), { minLength: 1, maxLength: 4 })
    .map((parts) => `(${parts.map(([name, text]) => `${name}.${text}`).join(',')})`);
  const deepTree = fc.constantFrom(
    ...[5, 200, 2000].map((depth) => `${'(and'.repeat(depth)}(id.eq.1)${')'.repeat(depth)}`),
  );
  const parameter = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(column, condition) },
    { weight: 2, arbitrary: fc.tuple(fc.constant('select'), select) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom('or', 'and', 'not.or', 'prices.or'), fc.oneof(tree, deepTree, value)),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constant('order'),
        column.map((name) => `${name}.desc.nullslast`),
      ),
    },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom('limit', 'offset', 'columns', 'on_conflict', 'order'), value) },
    { weight: 1, arbitrary: fc.tuple(hostileText, value) },
  );
  const sound = fc.oneof(
    fc.constantFrom<[string, string]>(
      ['id', 'not.is.null'],
      ['created_at', 'gt.2020-01-01'],
      ['order', 'id.desc'],
      ['order', 'created_at.asc.nullsfirst'],
      ['limit', '5'],
      ['offset', '1'],
      ['select', '*'],
      ['select', 'id,created_at'],
      ['select', '*,generated_rules(*)'],
      ['select', '*,user_configurations(*)'],
      ['select', '*,prices(*)'],
    ),
    fc.constantFrom(...known.ids).map((id): [string, string] => ['user_id', `eq.${id}`]),
    fc.constantFrom(...known.ids).map((id): [string, string] => ['id', `in.(${id})`]),
  );
  const pairs = fc.oneof(
    fc.array(sound, { maxLength: 3 }),
    fc.array(fc.oneof(sound, parameter), { minLength: 1, maxLength: 3 }),
  );
  const query = pairs.map((list) => new URLSearchParams(list).toString());
  const headers = fc.record({
    prefer: fc.array(fc.constantFrom(...preferences), { maxLength: 3 }).map((list) => list.join(', ')),
    accept: fc.oneof(
      { weight: 5, arbitrary: fc.constant('*/*') },
      { weight: 1, arbitrary: fc.constantFrom(...accepts) },
    ),
    range: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fc.constantFrom(...ranges) }),
  });
  const rule = {
    user_id: known.ids[0],
    name: 'Mine',
    ai_model: 'Claude',
    application_type: 'Frontend',
    frameworks: ['React'],
    behavior_preference: 'Strict',
    output_format: 'Markdown',
    additional_notes: 'x',
  };
  const { user_id: _, ...ownRule } = rule;
  const row = fc.oneof(
    bent(ownRule),
    bent(rule),
    bent([ownRule, ownRule]),
    bent({ display_name: 'Eve' }),
    bent({ name: 'X' }),
  );
  const calls = fc.oneof(
    fc.tuple(fc.constant('save_generated_rule'), bent({ p_generation_id: known.ids[1], p_name: 'n' })),
    fc.tuple(fc.constant('duplicate_saved_rule'), bent({ p_configuration_id: known.ids[2], p_name: 'n' })),
    fc.tuple(
      fc.constant('insert_generated_rule'),
      bent({ p_configuration_id: known.ids[2], p_title: 't', p_content: 'c', p_format: 'Markdown' }),
    ),
    fc.tuple(fc.constant('admin_claim_open'), bent({})),
    fc.tuple(
      fc.constant('process_token_transaction'),
      bent({ p_user_id: known.ids[0], p_amount: 5, p_transaction_type: 'add', p_description: 'x' }),
    ),
    fc.tuple(fc.oneof(hostileText, fc.constantFrom('pg_sleep', 'current_setting')), bent({ a: 1 })),
  );
  const reads = fc.record({
    caller: fc.constantFrom('visitor', 'stranger', 'stranger', 'stranger', 'admin', 'operator', 'forger'),
    method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'HEAD', 'OPTIONS', 'PUT'),
  });
  const writes = fc.record({
    caller: fc.constantFrom('visitor', 'stranger', 'stranger', 'stranger'),
    method: fc.constantFrom('POST', 'PATCH', 'DELETE'),
  });
  const table = fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...tables) }, { weight: 1, arbitrary: hostileText });
  const api = 'rest' as const;
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .record({ who: reads, table, query, headers })
        .map(({ who, table: name, query: text, headers: more }) => ({
          api,
          ...who,
          path: pathOf(name, text),
          headers: more,
        })),
    },
    {
      weight: 2,
      arbitrary: fc
        .record({ who: writes, table, query, headers, row })
        .map(({ who, table: name, query: text, headers: more, row: body }) => ({
          api,
          ...who,
          path: pathOf(name, text),
          headers: { ...more, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })),
    },
    {
      weight: 2,
      arbitrary: fc
        .record({ who: writes, called: calls, query: fc.oneof(fc.constant(''), query), headers })
        .map(({ who, called: [name, body], query: text, headers: more }) => ({
          api,
          ...who,
          method: 'POST',
          path: pathOf(`rpc/${name}`, text),
          headers: { ...more, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({ who: reads, called: calls, query, headers })
        .map(({ who, called: [name], query: text, headers: more }) => ({
          api,
          ...who,
          method: 'GET',
          path: pathOf(`rpc/${name}`, text),
          headers: more,
        })),
    },
  ) as fc.Arbitrary<HostileRequest>;
}

const pathOf = (name: string, query: string) => `/rest/v1/${name.split('/').map(encodePart).join('/')}?${query}`;

function encodePart(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
