/** One row of the import law: a folder, the rooms it may import, and the right place for refused code. */
export interface Room {
  readonly name: string;
  /** Path prefixes from the repository root; the longest match of all rooms wins. */
  readonly folders: readonly string[];
  /** Rooms that it may import, besides its own files. A trailing `*` matches any ending. */
  readonly imports: readonly string[];
  /** Packages that it may use; absent means any. */
  readonly onlyPackages?: readonly string[];
  readonly neverPackages?: readonly string[];
  /** The explanation printed with a violation. */
  readonly lesson: string;
}

const apiLesson =
  'An API translates between the wire and a domain verb. Shared HTTP code belongs in server/http, decisions in server/domain.';
const featureLesson =
  'A feature uses ui, lib, i18n, contract and features below it. What two features share belongs below both; composing them belongs in web/app.';

const api = (
  name: string,
  imports: readonly string[] = ['server/http', 'server/domain*', 'database', 'contract*'],
): Room => ({
  name: `server/${name}`,
  folders: [`apps/server/src/${name}/`],
  imports,
  lesson: apiLesson,
});

const contractRoom = (name: string, below: readonly string[]): Room => ({
  name: `contract/${name}`,
  folders: [`packages/contract/src/${name}/`],
  imports: below.map((one) => `contract/${one}`),
  onlyPackages: ['zod'],
  lesson: 'The contract is what both sides agree on; its folders import only those listed here.',
});

/** A floor of the domain. Each stands on those below it, and no two import each other. */
const floor = (name: string, below: readonly string[], others: readonly string[] = []): Room => ({
  name: `server/domain/${name}`,
  folders: [`apps/server/src/domain/${name}/`],
  imports: [
    'database',
    'contract*',
    'legal',
    'server/gateways',
    ...others,
    ...below.map((one) => `server/domain/${one}`),
  ],
  neverPackages: ['hono', '@hono/node-server'],
  lesson:
    'A verb knows no HTTP, and no floor above its own. What two floors share belongs on one below both; a status belongs in the API.',
});

const feature = (name: string, below: readonly string[] = []): Room => ({
  name: `web/features/${name}`,
  folders: [`apps/web/src/features/${name}/`],
  imports: ['web/ui', 'web/lib', 'web/i18n', 'contract*', 'legal', ...below.map((one) => `web/features/${one}`)],
  lesson: featureLesson,
});

/** Who may import whom: the only table behind the check, explained in docs/ARCHITECTURE.md. */
export const roomTable: readonly Room[] = [
  {
    name: 'contract*',
    folders: ['packages/contract/src/'],
    imports: ['contract/*'],
    onlyPackages: ['zod'],
    lesson:
      'The contract is what both sides agree on. Logic belongs in the engine, in server/domain or in a feature’s model.ts.',
  },
  contractRoom('shared', []),
  contractRoom('account', ['shared']),
  contractRoom('shop', ['shared']),
  contractRoom('rules', ['shop', 'shared']),
  contractRoom('admin', ['rules', 'shop', 'shared']),
  {
    name: 'engine',
    folders: ['packages/engine/src/'],
    imports: ['conventions', 'contract*'],
    onlyPackages: ['node:crypto', 'semver', 'yaml'],
    lesson:
      'The engine turns answers into a rule: no network, no clock, no database. Using it belongs in server/domain.',
  },
  {
    name: 'profile',
    folders: ['packages/profile/src/'],
    imports: ['contract*'],
    onlyPackages: ['@yarnpkg/parsers', 'fast-xml-parser', 'ignore', 'jsonc-parser', 'picomatch', 'smol-toml', 'yaml'],
    lesson:
      'profile says what the files of a project state: no disk, no network, no clock. Walking a folder belongs in a tool or in the browser.',
  },
  {
    name: 'conventions',
    folders: ['packages/conventions/src/'],
    imports: ['conventions/node', 'contract*'],
    onlyPackages: ['web-tree-sitter'],
    lesson:
      'conventions counts what the sources of a project do: no disk, no network, no clock, no history of its own. Reading a folder belongs in a tool or in the browser.',
  },
  {
    name: 'conventions/node',
    folders: ['packages/conventions/src/node/', 'packages/conventions/src/testing/'],
    imports: ['conventions', 'contract*'],
    lesson: 'Here are the grammars as Node finds them, for tools and tests. What is counted belongs in conventions.',
  },
  {
    name: 'claims',
    folders: ['packages/claims/src/'],
    imports: ['claims/testing', 'conventions', 'profile', 'contract*'],
    onlyPackages: [
      'mdast',
      'mdast-util-from-markdown',
      'mdast-util-gfm-table',
      'micromark-extension-gfm-table',
      'picomatch',
    ],
    lesson:
      'claims reads lines about a project and proves them: no disk, no network, no clock. Reading a folder belongs in a tool or in the browser.',
  },
  {
    name: 'claims/testing',
    folders: ['packages/claims/src/testing/'],
    imports: ['claims', 'conventions', 'conventions/node', 'profile', 'contract*'],
    lesson: 'Here tests read small projects with the grammars of Node. What is proven of them belongs in claims.',
  },
  {
    name: 'folder',
    folders: ['packages/folder/src/'],
    imports: ['claims', 'conventions', 'profile', 'contract*'],
    lesson:
      'folder reads a project from the disk in Node, and says in lines what it found. What is found is decided in profile, conventions and claims.',
  },
  {
    name: 'cli',
    folders: ['packages/cli/src/'],
    imports: ['clinic', 'mcp', 'folder', 'claims', 'conventions', 'profile', 'legal', 'contract*'],
    lesson:
      'cli asks a person, calls the functions of the server and writes files of a project. What it says about a project is decided in folder and below.',
  },
  {
    name: 'mcp',
    folders: ['packages/mcp/src/'],
    imports: ['folder', 'clinic', 'claims', 'contract*'],
    onlyPackages: ['@modelcontextprotocol/server', 'zod'],
    lesson:
      'mcp offers to assistants what the functions of the server and folder do. What they do is decided there; a transport belongs in the server or the command line.',
  },
  {
    name: 'clinic',
    folders: ['packages/clinic/src/'],
    imports: ['claims', 'claims/testing', 'profile', 'engine', 'contract*'],
    onlyPackages: ['picomatch', 'yaml'],
    lesson:
      'clinic says what is wrong with rules that exist: no disk, no network, no clock, no parser and no list of its own. What a line claims belongs in claims, what a tool loads in the engine.',
  },
  {
    name: 'legal',
    folders: ['packages/legal/src/'],
    imports: ['contract*'],
    onlyPackages: ['zod', 'node:crypto'],
    lesson: 'legal holds texts, labels and versions. Keeping what somebody declared belongs in server/domain.',
  },
  {
    name: 'invoice',
    folders: ['packages/invoice/src/'],
    imports: ['contract*'],
    lesson:
      'invoice draws documents from their facts, and nothing else: numbering and keeping them belong in server/domain.',
  },
  {
    name: 'database',
    folders: ['packages/database/src/'],
    imports: [],
    lesson: 'The database package knows nothing of the product’s code. Queries with a meaning belong in server/domain.',
  },
  {
    name: 'payment-sandbox',
    folders: ['packages/payment-sandbox/src/'],
    imports: [],
    lesson:
      'The sandbox stands in for the provider: it knows nothing of the product. Wiring it belongs in the root of the server.',
  },
  {
    name: 'web/ui',
    folders: ['apps/web/src/ui/'],
    imports: [],
    lesson: 'Parts of ui hold no product word: words and data come in as props from a feature.',
  },
  {
    name: 'web/lib',
    folders: ['apps/web/src/lib/'],
    imports: ['contract*'],
    lesson: 'lib wraps the platform and libraries. Product decisions belong in a feature.',
  },
  {
    name: 'web/i18n',
    folders: ['apps/web/src/i18n/'],
    imports: ['contract*', 'web/lib'],
    lesson: 'i18n knows languages and texts, not screens. Texts belong in the copy.ts of their feature.',
  },
  {
    name: 'web/reading',
    folders: ['apps/web/src/reading/'],
    imports: ['profile', 'conventions', 'claims', 'clinic', 'contract*'],
    lesson:
      'reading walks the files that a person chose, detects their project and counts its conventions in a worker. What the page shows of it belongs in a feature.',
  },
  feature('landing'),
  feature('stack-pages', ['rule/view']),
  feature('answers', ['project', 'rule/view']),
  feature('rule/generate', ['answers', 'project', 'saved-rules', 'rule/view', 'tokens', 'auth']),
  feature('saved-rules', ['answers', 'rule/view', 'tokens', 'auth']),
  feature('shared-rule', ['rule/view']),
  feature('rule/view'),
  {
    ...feature('project', ['rule/view']),
    imports: [...feature('project', ['rule/view']).imports, 'web/reading', 'conventions', 'claims'],
  },
  {
    ...feature('clinic', ['answers', 'project', 'rule/view', 'auth']),
    imports: [
      ...feature('clinic', ['answers', 'project', 'rule/view', 'auth']).imports,
      'web/reading',
      'claims',
      'clinic',
    ],
  },
  feature('tokens', ['checkout', 'rule/view', 'auth']),
  feature('billing', ['checkout', 'declarations', 'invoices', 'auth']),
  feature('checkout', ['invoices']),
  feature('declarations'),
  feature('invoices'),
  feature('dashboard', ['answers', 'billing', 'declarations', 'rule/view', 'saved-rules', 'tokens', 'auth']),
  feature('two-factor', ['auth']),
  feature('admin', ['invoices', 'auth']),
  feature('access-tokens', ['auth']),
  feature('account', ['access-tokens', 'invoices', 'two-factor', 'auth']),
  feature('docs', ['rule/view']),
  feature('legal'),
  feature('auth', ['rule/view']),
  {
    name: 'web/app',
    folders: [
      'apps/web/src/app/',
      'apps/web/src/main.tsx',
      'apps/web/src/prerender.ts',
      'apps/web/src/help-article.d.ts',
    ],
    imports: ['web/features/*', 'web/ui', 'web/lib', 'web/i18n', 'contract*', 'legal'],
    lesson: 'app composes routes, providers and the shell. What a person does on a page belongs in a feature.',
  },
  {
    name: 'server/gateways',
    folders: ['apps/server/src/gateways/'],
    imports: ['contract*'],
    lesson: 'A gateway speaks to one outside service. Deciding when to call it belongs in server/domain.',
  },
  floor('kernel', []),
  floor('mail', ['kernel']),
  floor('alerts', ['mail', 'kernel']),
  floor('legal', ['mail', 'kernel']),
  floor('rules', ['legal', 'kernel'], ['engine', 'conventions']),
  floor('ledger', ['mail', 'kernel']),
  floor('accounts', ['ledger', 'mail', 'kernel']),
  floor('accounts/two-factor', ['accounts', 'mail', 'kernel']),
  floor('catalog', ['mail', 'kernel']),
  floor('invoices', ['alerts', 'mail', 'kernel'], ['invoice']),
  floor('contracts', ['legal', 'kernel']),
  floor('subscriptions', ['contracts', 'invoices', 'mail', 'kernel']),
  floor('orders', [
    'subscriptions',
    'contracts',
    'invoices',
    'catalog',
    'accounts',
    'ledger',
    'legal',
    'alerts',
    'mail',
    'kernel',
  ]),
  floor('settlements', ['orders', 'subscriptions', 'contracts', 'catalog', 'legal', 'alerts', 'mail', 'kernel']),
  floor('reconciliation', [
    'settlements',
    'orders',
    'subscriptions',
    'contracts',
    'catalog',
    'ledger',
    'alerts',
    'kernel',
  ]),
  floor('personal-data', ['subscriptions', 'contracts', 'accounts', 'rules', 'mail', 'kernel']),
  floor('admin', [
    'reconciliation',
    'settlements',
    'orders',
    'contracts',
    'invoices',
    'catalog',
    'accounts',
    'ledger',
    'legal',
    'mail',
    'kernel',
  ]),
  {
    name: 'server/http',
    folders: ['apps/server/src/http/'],
    imports: ['contract*', 'database'],
    lesson: 'http serves every API alike. What only one of them needs belongs in that API.',
  },
  api('auth'),
  api('rest'),
  api('realtime'),
  api('functions'),
  api('mcp', ['server/http', 'server/domain*', 'contract*', 'mcp']),
  api('webhooks'),
  api('jobs', ['server/http', 'server/domain*', 'server/gateways', 'database', 'contract*']),
  {
    name: 'server/telemetry',
    folders: ['apps/server/src/telemetry/'],
    imports: ['server/http', 'server/domain*', 'database'],
    lesson:
      'telemetry collects figures and hands them out. What the figures of the shop mean belongs in server/domain.',
  },
  api('pages', ['server/http', 'server/domain*', 'database', 'contract*', 'legal']),
  {
    name: 'server/settings',
    folders: ['apps/server/src/settings/'],
    imports: ['server/gateways', 'server/http', 'server/telemetry', 'database', 'contract*', 'legal'],
    lesson:
      'settings reads the environment and the operator file, and says what they mean. Acting on it belongs elsewhere.',
  },
  {
    name: 'server/sandbox',
    folders: ['apps/server/src/sandbox/'],
    imports: ['server/gateways', 'server/http', 'database', 'payment-sandbox'],
    lesson: 'sandbox gives the payment sandbox its store and keys. What it does belongs in its own package.',
  },
  {
    name: 'server/commands',
    folders: ['apps/server/src/commands/'],
    imports: ['server', 'server/settings', 'server/domain*', 'server/http', 'database', 'contract*'],
    lesson: 'A command reads its arguments, calls one verb and prints the outcome. The verb belongs in server/domain.',
  },
  {
    name: 'server',
    folders: ['apps/server/src/'],
    imports: ['server/*', 'database', 'contract*', 'legal', 'payment-sandbox'],
    lesson:
      'The root of the server only wires its rooms together: an entry, a setting or a route has a room of its own.',
  },
  {
    name: 'server/testing',
    folders: ['apps/server/src/testing/'],
    imports: ['server', 'server/*', 'database', 'contract*', 'legal', 'payment-sandbox', 'tools'],
    lesson: 'Test support builds a whole server; it decides nothing.',
  },
  {
    name: 'tests/conformance',
    folders: ['tests/conformance/'],
    imports: ['contract*', 'legal', 'tools'],
    lesson: 'Conformance drives the wire with the published client and imports no source of the server.',
  },
  {
    name: 'tests/e2e',
    folders: ['tests/e2e/'],
    imports: ['contract*', 'legal', 'payment-sandbox', 'tools'],
    lesson: 'Journeys drive a browser and import no source of the app.',
  },
  {
    name: 'tests/texts',
    folders: ['tests/texts/'],
    imports: ['web/*', 'tests/e2e', 'contract*', 'legal'],
    lesson: 'Texts are compared here across app, seeds and journeys; behavior is tested elsewhere.',
  },
  {
    name: 'tests/chaos',
    folders: ['tests/chaos/'],
    imports: ['contract*', 'database', 'legal', 'payment-sandbox', 'tools'],
    lesson: 'Chaos starts and kills processes; it imports no source of the server.',
  },
  {
    name: 'tests/hostile',
    folders: ['tests/hostile/'],
    imports: ['contract*', 'tools'],
    lesson: 'Hostile tests reach a running server from outside, below HTTP too; they import no source of the server.',
  },
  {
    name: 'bench',
    folders: ['bench/'],
    imports: ['contract*', 'engine', 'clinic', 'database', 'server/rest', 'server/domain*', 'tools'],
    lesson:
      'Benchmarks measure public entries; of the server only what runs beside them for comparison: its SQL, its hash.',
  },
  {
    name: 'research',
    folders: ['research/'],
    imports: ['*'],
    lesson: 'Research measures the product and judges its rules. What the product needs of it is data with a date.',
  },
  {
    name: 'tools/rule',
    folders: ['tools/rule/'],
    imports: ['claims', 'clinic', 'conventions', 'conventions/node', 'engine', 'folder', 'profile', 'contract*'],
    lesson: 'The rule command prints what the engine composes. What it prints is decided in the engine.',
  },
  {
    name: 'tools',
    folders: ['tools/'],
    imports: ['database', 'engine', 'profile', 'contract*'],
    lesson: 'Tools build, check and test the product; product code never depends on them.',
  },
];
