import type { Proof } from '../../proof.ts';

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
];
