import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../../../../tools/testing/is-long-run.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const ada = '00000000-0000-4000-8000-00000000000a';
const bob = '00000000-0000-4000-8000-00000000000b';
const queries = isLongRun ? 3_000 : 1_000;

interface Row {
  readonly id: number;
  readonly owner: string;
  readonly name: string;
  readonly size: number | null;
  readonly flag: boolean;
}

const words = [
  'alpha',
  'Beta',
  'gam,ma',
  'de"lta',
  'ep(s)ilon',
  'ze\\ta',
  "e'ta",
  'the.ta',
  ' iota',
  'ä%b',
  'null',
  '{x}',
];
const rows: Row[] = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  owner: index % 3 === 0 ? bob : ada,
  name: `${words[index % words.length]}`,
  size: index % 7 === 0 ? null : (index * 13) % 29,
  flag: index % 2 === 0,
}));

/** A condition with its two meanings: its spelling in the query, and its value for a row (null is unknown). */
interface Condition {
  readonly key: string;
  readonly value: string;
  /** The same inside a logic tree. */
  readonly inTree: string;
  readonly holds: (row: Row) => boolean | null;
}

const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const not = (known: boolean | null) => (known === null ? null : !known);

function condition(
  column: keyof Row,
  operator: string,
  value: string,
  treeValue: string,
  isNegated: boolean,
  holds: Condition['holds'],
): Condition {
  const prefix = isNegated ? 'not.' : '';
  return {
    key: column,
    value: `${prefix}${operator}.${value}`,
    inTree: `${column}.${prefix}${operator}.${treeValue}`,
    holds: (row) => (isNegated ? not(holds(row)) : holds(row)),
  };
}

const sizeCondition = fc
  .record({
    operator: fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte'),
    value: fc.integer({ min: 0, max: 30 }),
    isNegated: fc.boolean(),
  })
  .map(({ operator, value, isNegated }) =>
    condition('size', operator, String(value), String(value), isNegated, ({ size }) => {
      if (size === null) return null;
      const order = size - value;
      return (
        { eq: order === 0, neq: order !== 0, gt: order > 0, gte: order >= 0, lt: order < 0, lte: order <= 0 }[
          operator
        ] ?? null
      );
    }),
  );
const nameCondition = fc
  .record({ value: fc.constantFrom(...words, 'none'), isNegated: fc.boolean() })
  .map(({ value, isNegated }) =>
    condition('name', 'eq', value, quoted(value), isNegated, ({ name }) => name === value),
  );
const inCondition = fc
  .record({ values: fc.uniqueArray(fc.constantFrom(...words), { maxLength: 4 }), isNegated: fc.boolean() })
  .map(({ values, isNegated }) => {
    const list = `(${values.map(quoted).join(',')})`;
    return condition('name', 'in', list, list, isNegated, ({ name }) => values.includes(name));
  });
const nullCondition = fc
  .record({ value: fc.constantFrom('null', 'not_null'), isNegated: fc.boolean() })
  .map(({ value, isNegated }) =>
    condition('size', 'is', value, value, isNegated, ({ size }) => (size === null) === (value === 'null')),
  );
const flagCondition = fc
  .record({ value: fc.boolean(), isNegated: fc.boolean() })
  .map(({ value, isNegated }) =>
    condition('flag', 'is', String(value), String(value), isNegated, ({ flag }) => flag === value),
  );
const leaf = fc.oneof(sizeCondition, nameCondition, inCondition, nullCondition, flagCondition);
const tree = fc
  .record({
    operator: fc.constantFrom('and' as const, 'or' as const),
    isNegated: fc.boolean(),
    parts: fc.array(leaf, { minLength: 1, maxLength: 3 }),
  })
  .map(({ operator, isNegated, parts }): Condition => {
    const list = `(${parts.map(({ inTree }) => inTree).join(',')})`;
    const prefix = isNegated ? 'not.' : '';
    const holds = (row: Row) => {
      const known = parts.map((part) => part.holds(row));
      const decisive = operator === 'or';
      const undecided = known.includes(null) ? null : !decisive;
      const combined = known.includes(decisive) ? decisive : undecided;
      return isNegated ? not(combined) : combined;
    };
    return { key: `${prefix}${operator}`, value: list, inTree: `${prefix}${operator}${list}`, holds };
  });
const valid = fc.record({
  conditions: fc.array(fc.oneof(leaf, tree), { maxLength: 3 }),
  isDescending: fc.boolean(),
  limit: fc.option(fc.integer({ min: 0, max: 70 })),
  offset: fc.integer({ min: 0, max: 20 }),
  who: fc.constantFrom(ada, bob),
});
/** Arbitrary input in the places where grammar is expected. */
const wild = fc.record({
  key: fc.oneof(
    fc.constantFrom('select', 'order', 'or', 'and', 'not.or', 'limit', 'offset', 'name', 'size', 'x.y', 'name->a'),
    fc.string({ maxLength: 12 }),
  ),
  value: fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom(
      'eq.',
      'in.(',
      'in.()',
      'not.not.eq.1',
      '*,*',
      'a:b:c',
      '(((',
      ')',
      'is.null.null',
      '-1',
      '1e9',
      'name.asc.desc',
      'eq.\u0000',
    ),
  ),
});

const noise = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: wild });

let server: TestApp;
let tokens: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await createTestApp(
    'native',
    {},
    `create table public.things (id int primary key, owner uuid not null, name text not null, size int, flag boolean not null);
     select private.protect_table('public.things');
     grant select on public.things to authenticated;
     create policy own on public.things for select to authenticated using (owner = (select auth.uid()));`,
  );
  for (const { id, owner, name, size, flag } of rows) {
    await server.deps.database.pool.query('insert into public.things values ($1, $2, $3, $4, $5)', [
      id,
      owner,
      name,
      size,
      flag,
    ]);
  }
  tokens = { [ada]: await server.token({ sub: ada }), [bob]: await server.token({ sub: bob }) };
});
afterAll(() => server.remove());

const ask = (who: string, parameters: URLSearchParams) =>
  server.request(`/rest/v1/things?${parameters}`, {
    headers: server.visitor({ authorization: `Bearer ${tokens[who]}` }),
  });

test(`${queries} random queries answer what a plain filter over the visible rows answers, and nothing breaks the server`, async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(valid, noise, async ({ conditions, isDescending, limit, offset, who }, stray) => {
      const parameters = new URLSearchParams(conditions.map(({ key, value }) => [key, value]));
      parameters.append('order', `id.${isDescending ? 'desc' : 'asc'}`);
      if (limit !== null) parameters.append('limit', String(limit));
      parameters.append('offset', String(offset));
      if (stray !== null) parameters.append(stray.key, stray.value);
      const response = await ask(who, parameters);
      expect(response.status).toBeLessThan(500);
      const body: unknown = await response.json();
      if (response.status >= 400) {
        expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
        expect(stray).not.toBeNull();
        return;
      }
      if (stray !== null) {
        // whatever the query meant, it must not show another person's row
        for (const row of body as Partial<Row>[]) expect(row.owner ?? who).toBe(who);
        return;
      }
      answered += 1;
      const visible = rows.filter((row) => row.owner === who && conditions.every(({ holds }) => holds(row) === true));
      const ordered = isDescending ? visible.toReversed() : visible;
      expect(body).toEqual(ordered.slice(offset, limit === null ? undefined : offset + limit));
    }),
    { numRuns: queries, seed: 20261121 },
  );
  expect(answered).toBeGreaterThan(queries * 0.6);
});
