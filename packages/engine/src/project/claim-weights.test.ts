import type { ClaimKind, ProjectClaim } from '@regelwerk/contract/rules/project-claim';
import { expect, test } from 'vitest';
import { claimWeights } from './claim-weights.ts';

const claim = (kind: ClaimKind, text: string, isProven = true): ProjectClaim => ({
  kind,
  text,
  evidence: [],
  ...(isProven && { proof: { by: 'import' as const } }),
});
const commands = [{ kind: 'lint', folder: '', text: 'npm run lint', evidence: 'package.json' }] as const;
const weigh = (one: ProjectClaim, before = 0) =>
  claimWeights([...Array.from({ length: before }, (_, index) => claim(one.kind, `Line ${index}.`)), one], {
    commands,
  }).at(-1) ?? 0;
const plain = (kind: ClaimKind) => claim(kind, 'The `Store` keeps what the `Reader` took.');
const inOrder = (...weights: readonly number[]) => expect(weights).toEqual(weights.toSorted((a, b) => b - a));

test('the first lines of each kind come before more of any', () => {
  const core = (['policy', 'command', 'generated', 'place', 'invariant', 'form', 'test', 'oddity'] as const).map(
    (kind) => weigh(plain(kind)),
  );
  expect(Math.min(...core)).toBeGreaterThan(weigh(plain('invariant'), 6));
  inOrder(weigh(plain('invariant')), weigh(plain('test')), weigh(plain('invariant'), 6), weigh(plain('test'), 4));
  inOrder(weigh(plain('oddity'), 1), weigh(plain('invariant'), 12), weigh(plain('oddity'), 3));
});

test('of two lines alike the proven one comes first', () => {
  for (const kind of ['invariant', 'test'] as const) {
    expect(weigh(plain(kind))).toBeGreaterThan(weigh(claim(kind, plain(kind).text, false)));
    expect(weigh(claim(kind, plain(kind).text, false))).toBeGreaterThan(weigh(plain(kind), 8));
  }
});

test.each([
  'A new API endpoint: `routes/api.php`, `ApiController`, a test.',
  'For a new stored field: migration, model, form.',
  'Adding a column of `balances`: the slice in `persist_balances`.',
  'A schema change runs on `sqlite`, `mysql` and `postgres`.',
  'Ein neuer Endpunkt: `routes/api.php`, `ApiController`, ein Test.',
  'Eine neue Seite braucht Route, View und Text.',
])('the places of a frequent change stay however late they were written: %s', (text) => {
  expect(weigh(claim('invariant', text), 20)).toBeGreaterThan(weigh(plain('invariant')));
});

test.each([
  'A new language: `locales.ts`, `i18n.ts`.',
  'After a change of `a.ts` open the page again.',
  'Renew the `Store` when a page reads it.',
])('what is seldom added waits as others do: %s', (text) => {
  expect(weigh(claim('invariant', text), 20)).toBeLessThan(weigh(plain('invariant')));
});

test('only so many recipes come first', () => {
  const recipe = claim('invariant', 'A new page: route, view, text.');
  expect(claimWeights(Array<ProjectClaim>(9).fill(recipe), { commands }).at(-1)).toBeLessThan(weigh(recipe));
});

test.each([
  'The handler checks the permission itself.',
  'Call `rebuild` after a save, otherwise old rows stay.',
  'Nach dem Speichern `rebuild` aufrufen, sonst bleiben alte Zeilen.',
])('who may do what, and what goes wrong unseen, is said where other lines of its kind are not: %s', (text) => {
  expect(weigh(claim('invariant', text), 20)).toBeGreaterThan(weigh(plain('invariant'), 6));
});

test('of commands, what destroys and what comes first stand before others, and what the rule quotes anyway last', () => {
  const destroys = claim('command', '`npm run reset` drops the database.');
  const setUp = claim('command', 'Create the file of settings first: `touch local.py`.');
  const repeats = claim('command', 'Before a pull request run `npm run lint`.');
  const other = claim('command', '`npm run fix` writes all files anew.');
  inOrder(weigh(destroys, 9), weigh(setUp, 9), weigh(other), weigh(other, 9), weigh(repeats));
  expect(weigh(repeats)).toBeLessThan(weigh(other, 9));
  expect(weigh(claim('command', '`npm run lint` needs `npm run setup` before.'), 9)).toBe(weigh(setUp, 9));
});
