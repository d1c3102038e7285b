import type { Proof, Trial } from '../../proof.ts';
import { proofsIn } from './one-run.ts';

const source = { 'src/a.ts': 'export const a: number = 1;\n' };
const removed = (options: string, compiler: 'typescript' | 'ts6', code: RegExp) => ({
  shows: `${options} is an error in ${compiler === 'typescript' ? 7 : 6}`,
  files: { ...source, 'tsconfig.json': `{"compilerOptions":{${options},"noEmit":true},"include":["src"]}` },
  run: `node ../../node_modules/${compiler}/bin/tsc -p .`,
  exits: 'not zero' as const,
  prints: code,
});
const options = ['"baseUrl":"."', '"moduleResolution":"node"', '"target":"es5"', '"module":"amd"'];
const enumFile = { 'a.ts': 'enum Color { Red }\nconsole.log(Color.Red);\n' };

const proof = proofsIn('node', 'typescript');
const compiles = (
  shows: string,
  code: string,
  exits: 'zero' | 'not zero',
  prints?: RegExp,
  options = '',
  files: Readonly<Record<string, string>> = {},
): Trial => ({
  shows,
  files: { 'a.ts': code, ...files },
  run: `node ../../node_modules/typescript/bin/tsc --ignoreConfig --noEmit ${options} a.ts`,
  exits,
  ...(prints && { prints }),
});

/** Proofs of the TypeScript directives. */
export const proofs: readonly Proof[] = [
  {
    id: 'typescript.removed-options',
    scaffold: 'node',
    packages: ['typescript', 'ts6'],
    trials: [
      ...options.map((one) => removed(one, 'typescript', /TS510[28]/)),
      ...options.map((one) => removed(one, 'ts6', /TS510[17]/)),
      {
        shows: 'paths with relative targets and bundler resolution pass',
        files: {
          ...source,
          'tsconfig.json':
            '{"compilerOptions":{"paths":{"@/*":["./src/*"]},"module":"esnext","moduleResolution":"bundler","noEmit":true},"include":["src"]}',
        },
        run: 'node ../../node_modules/typescript/bin/tsc -p .',
        exits: 'zero',
      },
    ],
  },
  {
    id: 'typescript.no-api',
    scaffold: 'node',
    packages: ['typescript', 'ts6'],
    trials: [
      {
        shows: 'the package of 7 exports the version and no compiler',
        files: { 'a.cjs': "const ts = require('typescript');\nconsole.log(ts.version, typeof ts.createProgram);\n" },
        run: 'node a.cjs',
        exits: 'zero',
        prints: /^7\..* undefined/,
      },
      {
        shows: 'the package of 6 exports it',
        files: { 'a.cjs': "const ts = require('ts6');\nconsole.log(ts.version, typeof ts.createProgram);\n" },
        run: 'node a.cjs',
        exits: 'zero',
        prints: /^6\..* function/,
      },
    ],
  },
  {
    id: 'typescript.enum',
    scaffold: 'node',
    packages: ['node', 'typescript', 'esbuild'],
    trials: [
      {
        shows: 'Node refuses an enum',
        files: enumFile,
        run: 'node a.ts',
        exits: 'not zero',
        prints: /ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX/,
      },
      { shows: 'a bundler compiles it', files: enumFile, run: 'esbuild a.ts | node', exits: 'zero', prints: /^0/m },
      {
        shows: 'erasableSyntaxOnly reports it',
        files: {
          ...enumFile,
          'tsconfig.json': '{"compilerOptions":{"erasableSyntaxOnly":true,"noEmit":true},"files":["a.ts"]}',
        },
        run: 'node ../../node_modules/typescript/bin/tsc -p .',
        exits: 'not zero',
        prints: /TS1294/,
      },
      {
        shows: 'a constant with a derived union runs',
        files: {
          'a.ts':
            "const colors = ['red'] as const;\ntype Color = (typeof colors)[number];\nconst one: Color = colors[0];\nconsole.log(one);\n",
        },
        run: 'node a.ts',
        exits: 'zero',
        prints: /red/,
      },
    ],
  },
  {
    id: 'typescript.types-list',
    scaffold: 'node',
    packages: ['ts6'],
    trials: [
      {
        shows: 'without the list, process is unknown although its types are installed',
        files: {
          'src/a.ts': 'console.log(process.pid);\n',
          'tsconfig.json': '{"compilerOptions":{"noEmit":true},"include":["src"]}',
        },
        run: 'node ../../node_modules/ts6/bin/tsc -p .',
        exits: 'not zero',
        prints: /TS2591|TS2580/,
      },
      {
        shows: 'with the list it is known',
        files: {
          'src/a.ts': 'console.log(process.pid);\n',
          'tsconfig.json': '{"compilerOptions":{"noEmit":true,"types":["node"],"skipLibCheck":true},"include":["src"]}',
        },
        run: 'node ../../node_modules/ts6/bin/tsc -p .',
        exits: 'zero',
      },
    ],
  },
  {
    id: 'typescript.strict-new',
    scaffold: 'node',
    packages: ['typescript'],
    trials: [
      {
        shows: 'strict alone misses the missing entry',
        files: { 'a.ts': 'const list: string[] = [];\nconst first: string = list[0];\nexport { first };\n' },
        run: 'node ../../node_modules/typescript/bin/tsc --ignoreConfig --noEmit --strict a.ts',
        exits: 'zero',
      },
      {
        shows: 'noUncheckedIndexedAccess finds it',
        files: { 'a.ts': 'const list: string[] = [];\nconst first: string = list[0];\nexport { first };\n' },
        run: 'node ../../node_modules/typescript/bin/tsc --ignoreConfig --noEmit --strict --noUncheckedIndexedAccess a.ts',
        exits: 'not zero',
        prints: /TS2322/,
      },
    ],
  },
  {
    id: 'TypeScript',
    scaffold: 'react',
    packages: ['typescript', 'vite'],
    trials: [
      {
        shows: 'tsc --noEmit checks no file of a tsconfig with references',
        files: {
          'tsconfig.json': '{"files":[],"references":[{"path":"./app.json"}]}',
          'app.json': '{"compilerOptions":{"composite":true},"files":["a.ts"]}',
          'a.ts': "export const n: number = 'x';\n",
        },
        run: 'tsc --noEmit',
        exits: 'zero',
      },
      {
        shows: 'tsc -b finds the planted error',
        files: {
          'tsconfig.json': '{"files":[],"references":[{"path":"./app.json"}]}',
          'app.json': '{"compilerOptions":{"composite":true},"files":["a.ts"]}',
          'a.ts': "export const n: number = 'x';\n",
        },
        run: 'tsc -b',
        exits: 'not zero',
        prints: /TS2322/,
      },
      {
        shows: 'tsc -b passes without it',
        files: {
          'tsconfig.json': '{"files":[],"references":[{"path":"./app.json"}]}',
          'app.json': '{"compilerOptions":{"composite":true},"files":["a.ts"]}',
          'a.ts': 'export const n: number = 1;\n',
        },
        run: 'tsc -b',
        exits: 'zero',
      },
    ],
  },
  proof(
    'typescript.any',
    compiles(
      'any, ! and as turn the check off',
      'const raw: any = JSON.parse("{}"); const a: string = raw.a; const b = (undefined as string | undefined)!; const c = {} as { d: string };\nexport { a, b, c };\n',
      'zero',
    ),
    compiles(
      'unknown does not',
      'const raw: unknown = JSON.parse("{}"); export const a: string = raw.a;\n',
      'not zero',
      /TS18046|TS2571/,
    ),
  ),
  proof(
    'typescript.unions',
    compiles(
      'the check on never names a forgotten state',
      "type State = { kind: 'a' } | { kind: 'b' };\nexport function f(state: State): number {\n  switch (state.kind) {\n    case 'a': return 1;\n    default: { const rest: never = state; return rest; }\n  }\n}\n",
      'not zero',
      /TS2322/,
    ),
    compiles(
      'and passes with all of them',
      "type State = { kind: 'a' } | { kind: 'b' };\nexport function f(state: State): number {\n  switch (state.kind) {\n    case 'a': return 1;\n    case 'b': return 2;\n    default: { const rest: never = state; return rest; }\n  }\n}\n",
      'zero',
    ),
  ),
  proof(
    'typescript.type-imports',
    {
      shows: 'a runtime that erases types imports what does not exist',
      files: {
        'a.ts': "import { T } from './b.ts';\nconst t: T = 1;\nconsole.log(t);\n",
        'b.ts': 'export type T = number;\n',
      },
      run: 'node a.ts',
      exits: 'not zero',
      prints: /does not provide an export named 'T'/,
    },
    {
      shows: 'with import type it runs',
      files: {
        'a.ts': "import type { T } from './b.ts';\nconst t: T = 1;\nconsole.log(t);\n",
        'b.ts': 'export type T = number;\n',
      },
      run: 'node a.ts',
      exits: 'zero',
      prints: /^1$/m,
    },
    {
      ...compiles(
        'verbatimModuleSyntax enforces it',
        "import { T } from './b.js';\nexport const t: T = 1;\n",
        'not zero',
        /TS1484/,
        '--verbatimModuleSyntax',
      ),
      files: {
        'a.ts': "import { T } from './b.js';\nexport const t: T = 1;\n",
        'b.ts': 'export type T = number;\n',
        'package.json': '{"type":"module"}',
      },
    },
  ),
  proof(
    'typescript.satisfies',
    compiles(
      'satisfies keeps the exact keys',
      "const a = { x: '1' } satisfies Record<string, string>;\nexport const b = a.y;\n",
      'not zero',
      /TS2339/,
    ),
    compiles(
      'an annotation loses them',
      "const a: Record<string, string> = { x: '1' };\nexport const b = a.y;\n",
      'zero',
    ),
  ),
  proof(
    'typescript.side-effect-imports',
    compiles('an unresolved side-effect import is an error', "import './missing.css';\n", 'not zero', /TS2882/),
    compiles('a declaration resolves it', "import './missing.css';\n", 'zero', undefined, 'css.d.ts', {
      'css.d.ts': "declare module '*.css';\n",
    }),
  ),
  proof(
    'typescript.error-unknown',
    compiles(
      'a caught value is unknown',
      'try { JSON.parse(""); } catch (error) { console.log(error.message); }\nexport {};\n',
      'not zero',
      /TS18046/,
    ),
    compiles(
      'after the test it is an Error, and a cause is kept',
      'try { JSON.parse(""); } catch (error) { if (error instanceof Error) throw new Error(error.message, { cause: error }); }\nexport {};\n',
      'zero',
      undefined,
      '--target es2024',
    ),
  ),
  proof(
    'typescript.overload-generics',
    compiles(
      'a type parameter used once lets the caller claim any type',
      'declare function read<T>(key: string): T;\nexport const a: number = read("a");\nexport const b: Date = read("a");\n',
      'zero',
    ),
  ),
  {
    ...proof(
      'typescript.strict',
      compiles('strict is on without a word', 'export const f = (a) => a;\n', 'not zero', /TS7006/),
      compiles('and off hides the mistake', 'export const f = (a) => a;\n', 'zero', undefined, '--strict false'),
      {
        ...compiles('so it is in 6', 'export const f = (a) => a;\n', 'not zero', /TS7006/),
        run: 'node ../../node_modules/ts6/bin/tsc --ignoreConfig --noEmit a.ts',
      },
    ),
    packages: ['typescript', 'ts6'],
  },
];
