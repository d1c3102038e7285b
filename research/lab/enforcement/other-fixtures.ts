import type { CheckFixture } from './check-fixture.ts';
import { eslintFixtures } from './eslint-fixtures.ts';
import { fixturesOf } from './fixtures-of.ts';

/** The fixtures of ESLint for directives that another linter enforces too. */
const alike = (check: 'biome' | 'oxlint', ...directives: readonly string[]): CheckFixture[] =>
  eslintFixtures.filter(({ directive }) => directives.includes(directive)).map((one) => ({ ...one, check }));

/** Files that Biome must refuse and accept. */
export const biomeFixtures = [
  ...alike(
    'biome',
    'react.stable-keys',
    'react.component-inside',
    'react.ref-as-prop',
    'react.effect-event',
    'vue.if-with-for',
    'typescript.type-imports',
  ),
  ...fixturesOf('biome', [
    [
      'typescript.enum',
      [
        ['a.ts', 'export enum Color {\n  Red,\n}\n'],
        ['b.ts', 'export namespace Colors {\n  export const red = 1;\n}\n'],
        ['c.ts', 'export class Point {\n  constructor(readonly x: number) {}\n}\n'],
      ],
      [['a.ts', "export const colors = ['red', 'blue'] as const;\nexport type Color = (typeof colors)[number];\n"]],
    ],
  ]),
];

/** Files that oxlint must refuse and accept. */
export const oxlintFixtures = alike(
  'oxlint',
  'react.stable-keys',
  'react.component-inside',
  'react.key-reset',
  'react.effect-event',
  'typescript.ts-expect-error',
  'typescript.type-imports',
);

/** Files that the TypeScript compiler must refuse and accept. */
export const tscFixtures = fixturesOf('tsc', [
  [
    'typescript.type-imports',
    [['a.ts', "import { PathLike } from 'node:fs';\nexport const text = (path: PathLike) => String(path);\n"]],
    [['a.ts', "import type { PathLike } from 'node:fs';\nexport const text = (path: PathLike) => String(path);\n"]],
  ],
  [
    'typescript.enum',
    [
      ['a.ts', 'export enum Color {\n  Red,\n}\n'],
      ['b.ts', 'export namespace Colors {\n  export const red = 1;\n}\n'],
      ['c.ts', 'export class Point {\n  constructor(readonly x: number) {}\n}\n'],
    ],
    [['a.ts', "export const colors = ['red', 'blue'] as const;\nexport type Color = (typeof colors)[number];\n"]],
  ],
  [
    'typescript.strict-new',
    [
      ['a.ts', 'export const first = (list: readonly string[]): string => list[0];\n'],
      ['b.ts', 'export const user: { name?: string } = { name: undefined };\n'],
    ],
    [['a.ts', "export const first = (list: readonly string[]): string => list[0] ?? '';\n"]],
  ],
  ['typescript.side-effect-imports', [['a.ts', "import './missing.css';\n"]], [['a.ts', "import 'node:fs';\n"]]],
  [
    'javascript.checked',
    [['a.js', 'export function add(one, other) {\n  return one + other;\n}\n']],
    [
      [
        'a.js',
        '/**\n * @param {number} one\n * @param {number} other\n */\nexport function add(one, other) {\n  return one + other;\n}\n',
      ],
    ],
  ],
  [
    'typescript.types-list',
    [['a.ts', 'export const name = process.env.NAME;\n']],
    [['a.ts', 'export const name = "x";\n']],
  ],
]);

/** Files that ruff must refuse and accept. */
export const ruffFixtures = fixturesOf('ruff', [
  [
    'django.timezone',
    [
      ['a.py', 'import datetime\n\nnow = datetime.datetime.now()\n'],
      ['b.py', 'from datetime import datetime\n\nnow = datetime.utcnow()\n'],
      ['c.py', 'from datetime import datetime\n\nstart = datetime(2026, 1, 1)\n'],
      ['d.py', 'import datetime\n\ntoday = datetime.date.today()\n'],
      ['e.py', 'import datetime\n\nthen = datetime.datetime.fromtimestamp(0)\n'],
      ['f.py', 'import datetime\n\nthen = datetime.datetime.strptime("1", "%d")\n'],
      ['g.py', 'import datetime\n\ntoday = datetime.datetime.today()\n'],
      ['h.py', 'import datetime\n\nthen = datetime.datetime.utcfromtimestamp(0)\n'],
      ['i.py', 'import datetime\n\nday = datetime.date.fromtimestamp(0)\n'],
    ],
    [['a.py', 'from django.utils import timezone\n\nnow = timezone.now()\n']],
  ],
]);
