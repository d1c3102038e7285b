import { expect, test } from 'vitest';
import { isAboutAnotherPackage } from './kept/is-about-another-package.ts';
import { proveIn } from './testing/prove-in.ts';

type Files = Readonly<Record<string, string>>;

const times = (count: number, file: (index: number) => readonly [string, string]): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => file(index)));

/** Two functions of one file, of which one stores and one mails. */
const orders: Files = {
  'src/orders.ts': `export function placeOrder(order: Order) {
  lockStock(order.items);
  saveOrder(order);
  const receipt = makeReceipt(order, 30);
  return receipt;
}

export function mailOrder(order: Order) {
  const letter = renderLetter(order);
  sendMail(letter, order.address);
  countMails(letter);
  return letter;
}

export function dropOrder(order: Order) {
  const reason = askReason(order);
  releaseStock(order.items, reason);
  archiveOrder(order);
}

export function listOrders(filter: Filter, page: number) {
  const found = searchOrders(filter);
  return sortByDate(found).slice(page * pageSize, nextPage(page));
}
`,
};

test.each<readonly [string, string, string]>([
  ['as it is', 'I: When an order is placed, `saveOrder` stores it. [src/orders.ts#placeOrder]', 'proven'],
  [
    'of another function of the file',
    'I: When an order is placed, `sendMail` stores it. [src/orders.ts#placeOrder]',
    'unproven',
  ],
  [
    'in another function of the file',
    'I: When an order is placed, `saveOrder` stores it. [src/orders.ts#mailOrder]',
    'unproven',
  ],
  [
    'that is denied',
    'I: When an order is placed, `saveOrder` must not store it. [src/orders.ts#placeOrder]',
    'unproven',
  ],
  [
    'that is denied in German',
    'I: Wenn eine Bestellung aufgegeben wird, speichert `saveOrder` sie nicht. [src/orders.ts#placeOrder]',
    'unproven',
  ],
  ['with its number', 'I: When an order is placed, `makeReceipt` gives 30 days. [src/orders.ts#placeOrder]', 'proven'],
  [
    'with another number',
    'I: When an order is placed, `makeReceipt` gives 60 days. [src/orders.ts#placeOrder]',
    'unproven',
  ],
  ['in its order', 'I: Call `lockStock` before `saveOrder`, or two orders race. [src/orders.ts#placeOrder]', 'proven'],
  [
    'in the other order',
    'I: Call `saveOrder` before `lockStock`, or two orders race. [src/orders.ts#placeOrder]',
    'unproven',
  ],
  ['of all places', 'I: When an order is placed, only `saveOrder` stores it. [src/orders.ts#placeOrder]', 'unproven'],
  ['of no file', 'I: When an order is placed, `saveOrder` stores it. [src/orders.ts#cancelOrder]', 'refuted'],
])('a name %s: %#', async (_, line, verdict) => {
  const [claim] = await proveIn(orders, line);
  expect(claim?.verdict.is).toBe(verdict);
});

const shop: Files = {
  'package.json': JSON.stringify({
    name: 'shop',
    license: 'MIT',
    scripts: { lint: 'eslint .', test: 'vitest run', format: 'prettier --write .', dev: 'vite' },
    devDependencies: { eslint: '9.0.0', vitest: '4.0.0' },
  }),
  'package-lock.json': '{"lockfileVersion":3,"packages":{}}',
  'docs/package.json': JSON.stringify({ name: 'docs', scripts: { spell: 'cspell lint .' } }),
  '.github/workflows/ci.yml':
    'on: push\njobs:\n  all:\n    runs-on: ubuntu-latest\n    steps:\n      - run: npm run lint\n      - run: npm test\n',
  LICENSE: 'MIT License\n\nPermission is hereby granted, free of charge, to any person\n',
  'CONTRIBUTING.md':
    '# Contributing\n\nPull requests go against the `develop` branch.\n\nEvery contributor must sign our CLA.\n\nScreenshots are required for visual changes.\n',
};

test.each<readonly [string, string, string]>([
  ['what it runs', 'C: checks: CI runs `npm run lint` and then `npm test`. [.github/workflows/ci.yml]', 'proven'],
  ['the other order', 'C: checks: CI runs `npm test` and then `npm run lint`. [.github/workflows/ci.yml]', 'unproven'],
  [
    'what it does not run',
    'C: checks: CI runs `npm run lint` and then `npm run format`. [.github/workflows/ci.yml]',
    'unproven',
  ],
  ['that it runs none', 'C: checks: CI never runs `npm run lint`. [.github/workflows/ci.yml]', 'unproven'],
  [
    'a writing command',
    'C: writes: `npm run format` rewrites files of the whole project. [package.json#scripts.format]',
    'proven',
  ],
  [
    'a writing command that should never end',
    'C: never ends: `npm run format` rewrites files of the whole project. [package.json#scripts.format]',
    'unproven',
  ],
  [
    'a check that should destroy',
    'C: destroys: `npm run lint` looks at all files of the project. [package.json#scripts.lint]',
    'unproven',
  ],
  [
    'the tests as linters',
    'C: checks: `npm run lint` runs the test suites of the project. [package.json#scripts.lint]',
    'unproven',
  ],
  [
    'its folder',
    'C: checks: `npm run spell` in `docs` reads the texts of the project. [docs/package.json#scripts.spell]',
    'proven',
  ],
  [
    'another folder',
    'C: checks: `npm run lint` in `docs` reads the texts of the project. [package.json#scripts.lint]',
    'unproven',
  ],
])('of a command, %s: %#', async (_, line, verdict) => {
  const [claim] = await proveIn(shop, line);
  expect(claim?.verdict.is).toBe(verdict);
});

test.each<readonly [string, string, object]>([
  ['the branch', 'P: Pull requests go against `develop`. [CONTRIBUTING.md]', { is: 'proven', proof: { by: 'stated' } }],
  ['another branch', 'P: Pull requests go against `main`. [CONTRIBUTING.md]', { is: 'unproven' }],
  [
    'the agreement in German',
    'P: Wer beiträgt, unterschreibt eine CLA. [CONTRIBUTING.md]',
    { is: 'proven', proof: { by: 'stated' } },
  ],
  ['the license', 'P: The license is MIT. [LICENSE]', { is: 'proven', proof: { by: 'stated' } }],
  ['another license', 'P: The license is AGPL-3.0. [LICENSE]', { is: 'refuted', why: 'against-fact', what: 'MIT' }],
  ['a sentence', 'P: Screenshots are required for visual changes. [CONTRIBUTING.md:7]', { is: 'proven' }],
  [
    'a sentence that is denied',
    'P: Screenshots are not required for visual changes. [CONTRIBUTING.md:7]',
    { is: 'unproven' },
  ],
])('of a policy, %s: %#', async (_, line, verdict) => {
  const [claim] = await proveIn(shop, line);
  expect(claim?.verdict).toMatchObject(verdict);
});

/** Views that take a helper of the house, and some that take the package below it. */
const views = (ending: string, ours: (index: number) => string, theirs: string, others = 0): Files => ({
  'app/helpers/icon_helper.rb': 'module IconHelper\n  def app_icon(name)\n    lucide_icon(name)\n  end\nend\n',
  ...times(9, (index) => [`app/views/page${index}${ending}`, ours(index)]),
  ...times(others, (index) => [`app/views/other${index}${ending}`, theirs]),
});

test.each<readonly [string, string, string, string]>([
  ['.html.erb', '<%= app_icon "plus" %>\n', '<%= lucide_icon "plus" %>\n', '<%# lucide_icon %>'],
  ['.blade.php', "{{ app_icon('plus') }}\n", "{{ lucide_icon('plus') }}\n", '{{-- lucide_icon --}}'],
  ['.html.twig', "{{ app_icon('plus') }}\n", "{{ lucide_icon('plus') }}\n", '{# lucide_icon #}'],
  ['.html', "{% app_icon 'plus' %}\n", "{% lucide_icon 'plus' %}\n", '<!-- lucide_icon -->'],
  [
    '.vue',
    '<template><i :is="app_icon(1)" /></template>\n',
    '<template><i :is="lucide_icon(1)" /></template>\n',
    '<!-- lucide_icon -->',
  ],
  ['.razor', '@app_icon("plus")\n', '@lucide_icon("plus")\n', '@* lucide_icon *@'],
])('uses in markup count: %s', async (ending, ours, theirs, comment) => {
  const line = 'H: Views show icons with `app_icon`, never `lucide_icon`. [app/helpers/icon_helper.rb#app_icon]';
  const [clean] = await proveIn(
    views(ending, () => comment + ours, theirs),
    line,
  );
  expect(clean?.verdict).toMatchObject({ is: 'proven', proof: { by: 'count', holds: 9, of: 9 } });
  const [mixed] = await proveIn(
    views(ending, () => ours, theirs, 1),
    line,
  );
  expect(mixed?.verdict).toMatchObject({ is: 'unproven', why: 'exceptions', holds: 9, of: 10 });
});

const gateway: Files = {
  'src/http/client.ts': "import axios from 'axios';\nexport const get = (path: string) => axios.get(path);\n",
  'src/http/retry.ts': "import axios from 'axios';\nexport const again = () => axios.isCancel(1);\n",
  'src/pages/home.ts': "import { get } from '../http/client';\nexport const home = () => get('/');\n",
};

test('what only one folder imports is counted, and refuted with the place that imports it too', async () => {
  const line = 'H: Only `src/http` imports `axios`.';
  const [kept] = await proveIn(gateway, line);
  expect(kept?.verdict).toMatchObject({ is: 'proven', proof: { by: 'count', holds: 2, of: 2 } });
  const broken = {
    ...gateway,
    'src/pages/old.ts': "export const old = 1;\nimport axios from 'axios';\naxios.get('/');\n",
  };
  const [refuted, german] = await proveIn(broken, `- ${line}\n- H: Nur src/http importiert \`axios\`.`);
  const verdict = { is: 'refuted', why: 'counterexamples', holds: 2, of: 3, places: ['src/pages/old.ts:2'] };
  expect(refuted?.verdict).toMatchObject(verdict);
  expect(german?.verdict).toMatchObject(verdict);
});

test('of two lines that say the opposite, each names the other', async () => {
  const claims = await proveIn(
    { 'src/a.ts': 'export const a = 1;\n' },
    '- H: Dates are made with `createDate`, not `newDate`.\n- H: Dates are made with `newDate`, not `createDate`.\n- H: Money is rounded.',
  );
  expect(claims.map(({ verdict }) => verdict)).toMatchObject([
    { why: 'against-line', what: 'Dates are made with `newDate`, not `createDate`.' },
    { why: 'against-line', what: 'Dates are made with `createDate`, not `newDate`.' },
    { why: 'nothing-to-check' },
  ]);
});

test('a line against a counted convention is refuted with what the code does', async () => {
  const files = {
    'web/package.json': JSON.stringify({ name: 'web', dependencies: { clsx: '2.0.0', react: '19.0.0' } }),
    'web/src/lib/utils.ts':
      "import { clsx } from 'clsx';\nexport function cn(...all: string[]) {\n  return clsx(all);\n}\n",
    ...times(14, (index) => [
      `web/src/components/Part${index}.tsx`,
      `import { cn } from '../lib/utils';\nexport function Part${index}() {\n  return <p className={cn('a')} />;\n}\n`,
    ]),
  };
  const [claim] = await proveIn(files, 'H: Below web, join classes with `clsx`, not `cn`. [web/src/lib/utils.ts]');
  expect(claim?.verdict).toMatchObject({ is: 'refuted', why: 'against-convention', what: 'cn' });
});

test('a line with another order, path or number repeats none, and a refuted line contradicts none', async () => {
  const verdicts = async (one: string, other: string) =>
    (await proveIn(gateway, `- H: ${one}\n- H: ${other}`)).map(({ verdict }) => verdict.is);
  expect(await verdicts('Call `get` before `again`.', 'Call `again` before `get`.')).not.toContain('repeated');
  expect(await verdicts('Retries wait at most 3 seconds each.', 'Retries wait at most 9 seconds each.')).not.toContain(
    'repeated',
  );
  expect(await verdicts('Only `src/pages` imports `axios`.', 'Only `src/http` imports `axios`.')).toEqual([
    'unproven',
    'proven',
  ]);
  expect(await verdicts('Retries are always logged.', 'Retries are never logged.')).not.toContain('repeated');
});

test('a line is about another package where all of its places lie there', () => {
  const packages = [{ path: '' }, { path: 'apps/web' }, { path: 'apps/api' }];
  const isOther = (...evidence: string[]) => isAboutAnotherPackage({ evidence }, 'apps/web', packages);
  expect(isOther('apps/api/src/a.ts#b')).toBe(true);
  expect(isOther('apps/api/src/a.ts#b', 'apps/web/src/a.ts')).toBe(false);
  expect(isOther('README.md')).toBe(false);
  expect(isOther()).toBe(false);
  expect(isAboutAnotherPackage({ evidence: ['apps/api/a.ts'] }, undefined, packages)).toBe(false);
});

/** Helpers of tests and of pages, with the files that take them. */
const helpers: Files = {
  'tests/support/member-case.ts':
    'export class MemberCase extends Base {\n  signInMember(name: string) {\n    return name;\n  }\n\n  openBrowser() {\n    return 1;\n  }\n}\n',
  'src/http/read-filters.ts':
    'export function readFilters(query: Query) {\n  return { from: query.from };\n}\n\nexport function nameless(query: Query) {\n  return query;\n}\n\nexport function unusedYet(one: One, other: Other) {\n  return [one, other];\n}\n',
  ...times(4, (index) => [
    `tests/member${index}.test.ts`,
    `import { MemberCase } from './support/member-case';\nclass Member${index} extends MemberCase {\n  run() {\n    this.signInMember('a');\n  }\n}\n`,
  ]),
  ...times(6, (index) => [
    `src/pages/page${index}.ts`,
    `import { nameless, readFilters } from '../http/read-filters';\nexport const page${index} = () => nameless(readFilters(${index}));\n`,
  ]),
};

test.each<readonly [string, string, string]>([
  [
    'that tests take together',
    'T: Member tests extend `MemberCase` and sign in with `signInMember`. [tests/support/member-case.ts#MemberCase]',
    'proven',
  ],
  [
    'that tests take together, in German',
    'T: Tests mit Member erben von `MemberCase` und rufen `signInMember`. [tests/support/member-case.ts#MemberCase]',
    'proven',
  ],
  [
    'beside one that no test takes',
    'T: Member tests extend `MemberCase` and start with `openBrowser`. [tests/support/member-case.ts#signInMember]',
    'unproven',
  ],
  [
    'with a contrast',
    'T: Member tests extend `MemberCase` and sign in with `signInMember`, not by a form. [tests/support/member-case.ts#MemberCase]',
    'proven',
  ],
  [
    'that is no base class',
    'H: Filters of pages extend `readFilters`. [src/http/read-filters.ts#readFilters]',
    'unproven',
  ],
  [
    'that pages take',
    'H: Filters of pages come from `readFilters(query)`. [src/http/read-filters.ts#readFilters]',
    'proven',
  ],
  [
    'that pages take, in German',
    'H: Die Filters der Seiten kommen aus `readFilters(query)`. [src/http/read-filters.ts#readFilters]',
    'proven',
  ],
  [
    'that the line does not speak of',
    'H: Filters of pages come from `nameless(query)`. [src/http/read-filters.ts#readFilters]',
    'unproven',
  ],
  [
    'that nothing takes',
    'H: Filters of pages come from `unusedYet(query)`. [src/http/read-filters.ts#unusedYet]',
    'unproven',
  ],
])('a helper %s: %#', async (_, line, verdict) => {
  const [claim] = await proveIn(helpers, line);
  expect(claim?.verdict.is).toBe(verdict);
});

const tools: Files = {
  'bin/dev': '#!/bin/sh\ngem list foreman || gem install foreman\nexec foreman start -f Procfile.dev\n',
  'Procfile.dev': 'web: bin/rails server\n',
  'pytest.ini': '[pytest]\naddopts = -n auto\n',
  'pyproject.toml': '[project]\nname = "shop"\ndependencies = ["pytest"]\n',
  'tests/test_cart.py': 'def test_cart():\n    assert True\n',
  'lib/tasks/wipe.rake':
    'desc "Wipe"\ntask wipe_members: :environment do\n  fail "Edit this task if you mean it"\n  Member.delete_all\nend\n',
  'lib/tasks/drop.rake': 'desc "Drop"\ntask drop_members: :environment do\n  Member.delete_all\nend\n',
};

test.each<readonly [string, string, string]>([
  [
    'that installs what is missing',
    'C: never ends: `bin/dev` starts foreman, and installs it if it is missing. [bin/dev]',
    'proven',
  ],
  [
    'that never ends, as a check',
    'C: checks: `bin/dev` starts foreman, and installs it if it is missing. [bin/dev]',
    'unproven',
  ],
  [
    'with an option that is only advised',
    'C: prüft: eine Datei `pytest tests/test_cart.py`; zum Debuggen `-n 0` anhängen. [pytest.ini#addopts]',
    'proven',
  ],
  [
    'with an option that is stated',
    'C: prüft: eine Datei `pytest tests/test_cart.py`; sie läuft mit `-n 4`. [pytest.ini#addopts]',
    'unproven',
  ],
  ['that destroys', 'C: destroys: `rails drop_members` deletes all members. [lib/tasks/drop.rake]', 'proven'],
  ['that fails at once', 'C: destroys: `rails wipe_members` deletes all members. [lib/tasks/wipe.rake]', 'unproven'],
])('a command %s: %#', async (_, line, verdict) => {
  const [claim] = await proveIn(tools, line);
  expect(claim?.verdict.is).toBe(verdict);
});
