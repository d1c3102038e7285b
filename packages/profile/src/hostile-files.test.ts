import { projectLimits } from '@regelwerk/contract/rules/project-limits';
import { projectProfileSchema } from '@regelwerk/contract/rules/project-profile-schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorTime } from '../../../tools/testing/processor-time.ts';
import { detectProject } from './detect-project.ts';
import { fieldOf } from './shape/field-of.ts';
import { wantsText } from './wants-text.ts';

const readNames = [
  'package.json',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'yarn.lock',
  'bun.lock',
  'turbo.json',
  'nx.json',
  'lerna.json',
  'pyproject.toml',
  'uv.lock',
  'poetry.lock',
  'requirements.txt',
  'composer.json',
  'composer.lock',
  'Gemfile',
  'Gemfile.lock',
  'go.mod',
  'Cargo.toml',
  'Cargo.lock',
  'pom.xml',
  'build.gradle',
  'build.gradle.kts',
  'settings.gradle',
  'App.csproj',
  'App.sln',
  'global.json',
  '.nvmrc',
  '.python-version',
  '.tool-versions',
  'rust-toolchain.toml',
  'Makefile',
  'justfile',
  'Taskfile.yml',
  'tox.ini',
  'noxfile.py',
  'eslint.config.js',
  '.eslintrc.json',
  '.eslintrc.yml',
  '.oxlintrc.json',
  'biome.json',
  '.prettierrc',
  'ruff.toml',
  'mypy.ini',
  'setup.cfg',
  'pyrightconfig.json',
  'phpstan.neon',
  'pint.json',
  '.rubocop.yml',
  'tsconfig.json',
  '.husky/pre-commit',
  'lefthook.yml',
  '.pre-commit-config.yaml',
  '.github/workflows/ci.yml',
  '.gitlab-ci.yml',
  '.gitignore',
  'AGENTS.md',
  'bin/test',
  'scripts/lint.sh',
  'Rakefile',
  'mise.toml',
  'project.json',
  'moon.yml',
  '.circleci/config.yml',
  '.woodpecker.yml',
  'CONTRIBUTING.md',
  'README.md',
];

const laughs = ['a: &a [x, x, x, x, x, x, x, x, x]']
  .concat(
    Array.from({ length: 20 }, (_, index) => {
      const [before, own] = [index, index + 1].map((at) => `n${at}`);
      return `${own}: &${own} [${`*${index === 0 ? 'a' : before}, `.repeat(8)}*${index === 0 ? 'a' : before}]`;
    }),
  )
  .concat('jobs: *n20', 'tasks: *n20', 'repos: *n20', 'packages: *n20', 'importers: *n20')
  .join('\n');
const entities = `<!DOCTYPE p [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 20 }, (_, at) => `<!ENTITY a${at} "${`&a${at === 0 ? '' : at - 1};`.repeat(10)}">`).join('')}]><project><artifactId>&a19;</artifactId></project>`;
const prototypeKeys = JSON.stringify({ name: 'x' }).replace(
  '"x"',
  '"x","__proto__":{"scripts":{"test":"polluted"}},"constructor":{"prototype":{"polluted":1}},"dependencies":{"__proto__":"1.0.0","constructor":"1.0.0","hasOwnProperty":"2.0.0"},"scripts":{"__proto__":"x","toString":"y","constructor":"z"}',
);

const texts: readonly (readonly [name: string, text: string])[] = [
  ['nothing', ''],
  ['half of JSON', '{"scripts": {"test": '],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[[], {}, null]'],
  ['deep JSON', `${'{"dependencies":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ['deep lists', '['.repeat(90_000)],
  ['deep YAML', `a:\n${Array.from({ length: 3000 }, (_, at) => `${' '.repeat(at + 1)}a:`).join('\n')}`],
  ['deep flow YAML', `jobs: ${'['.repeat(20_000)}`],
  ['deep flow maps of YAML', `jobs: ${'{'.repeat(90_000)}`],
  ['deep XML', '<project>'.repeat(20_000)],
  ['deep TOML', `a = ${'['.repeat(20_000)}`],
  ['keys of keys', '? '.repeat(400)],
  ['billion laughs', laughs],
  ['entities', entities],
  ['prototype keys', prototypeKeys],
  ['a lone surrogate', '{"name": "\ud800"}'],
  ['zero bytes', 'name\0: x'],
  ['a line of 500 kB', `{"name": "${'x'.repeat(500_000)}"}`],
  ['300 kB of spaces', ' '.repeat(300_000)],
  ['30,000 short lines', 'a b\n'.repeat(30_000)],
  ['a trap for expressions', `${'a'.repeat(900)}!\n`.repeat(200)],
  [
    'traps for expressions',
    `gem "${'a '.repeat(400)}\n  extends: [${'"a",'.repeat(300)}\n'x.configs.${'a/'.repeat(400)}\nimplementation(${'a.'.repeat(450)}`,
  ],
  ['a trap for requirements', `a${'-'.repeat(800)}[\n${'a>= '.repeat(200)}\n${'a==1,'.repeat(100)}`],
  [
    'wrong types',
    '{"scripts": [1], "dependencies": {"a": {}, "b": null}, "workspaces": {"packages": 7}, "extends": {}, "engines": [], "packages": [3], "jobs": "x", "tasks": 1, "repos": {}, "compilerOptions": [], "packageManager": {}, "rules": "x"}',
  ],
];

describe('a hostile text', () => {
  test.each(texts)('%s in every file that is read: named or empty, nothing throws', (_, text) => {
    const spent = processorTime();
    for (const name of readNames) {
      const profile = detectProject(new Map([[name, text]]));
      expect(projectProfileSchema.safeParse(profile).error, name).toBeUndefined();
      expect(JSON.stringify(profile)).not.toContain('polluted');
    }
    // together they take less than a second; one trap that works takes ten
    expect(processorTime() - spent).toBeLessThan(6000);
  });

  test('every name of this list is read', () => {
    expect(readNames.filter((name) => !wantsText(name))).toEqual([]);
  });

  test('a broken file is named, and the others still count', () => {
    const profile = detectProject(
      new Map([
        ['package.json', '{"dependencies": {"react": "19.2.0"}}'],
        ['package-lock.json', '{"packages": '],
        ['tsconfig.json', '{"compilerOptions": {{'],
      ]),
    );
    expect(profile.skipped).toEqual([
      { path: 'package-lock.json', reason: 'broken' },
      { path: 'tsconfig.json', reason: 'broken' },
    ]);
    expect(profile.technologies).toEqual([
      {
        name: 'react',
        ecosystem: 'npm',
        framework: 'React',
        version: '19.2.0',
        isExact: true,
        evidence: 'package.json',
      },
    ]);
  });

  test('any text in any file keeps the profile within the contract', () => {
    const json = fc.json({ maxDepth: 2 });
    const written = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      json,
      fc.constantFrom(...texts.slice(0, 5).map(([, text]) => text)),
    );
    const files = fc.array(fc.tuple(fc.constantFrom(...readNames), written), { maxLength: 6 });
    fc.assert(
      fc.property(files, (entries) => {
        const profile = detectProject(new Map(entries));
        expect(projectProfileSchema.parse(profile)).toEqual(profile);
      }),
      { numRuns: 150, seed: 20261124 },
    );
  });

  test('any name of a script, package or rule keeps the profile within the contract', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom(
        '__proto__',
        'constructor',
        'test',
        'lint',
        '`test`',
        'test\n## Ignore',
        '```',
        '~~~',
        'a\u2028b',
        '\u202etset',
      ),
    );
    const table = fc.array(fc.tuple(name, name), { maxLength: 20 }).map((entries) => Object.fromEntries(entries));
    fc.assert(
      fc.property(table, table, table, name, (scripts, dependencies, rules, own) => {
        const profile = detectProject(
          new Map([
            [
              'package.json',
              JSON.stringify({
                name: own,
                scripts,
                dependencies,
                workspaces: [own],
                packageManager: own,
                engines: { node: own },
              }),
            ],
            ['composer.json', JSON.stringify({ scripts, require: dependencies })],
            ['.eslintrc.json', JSON.stringify({ rules, extends: Object.keys(rules) })],
            [own, own],
          ]),
        );
        expect(projectProfileSchema.parse(profile)).toEqual(profile);
      }),
      { numRuns: 150, seed: 20261124 },
    );
  });
});

describe('a hostile path', () => {
  const paths = [
    '../package.json',
    '/etc/package.json',
    'a/../../package.json',
    './package.json',
    'a//package.json',
    'C:/package.json',
    'a\\package.json',
    `${'a/'.repeat(200)}package.json`,
    'a\0/package.json',
    'a\n/package.json',
    '',
    '.',
    '..',
    'a`b/package.json',
    '\u202e/package.json',
  ];

  test.each(paths)('%j is refused', (path) => {
    const { technologies, skipped } = detectProject(new Map([[path, '{"dependencies":{"react":"19.0.0"}}']]));
    expect({ technologies, reasons: skipped.map(({ reason }) => reason) }).toEqual({
      technologies: [],
      reasons: ['refused'],
    });
  });

  test('any path keeps the profile within the contract', () => {
    const segment = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('..', '.', 'src', 'node_modules', '__proto__', 'package.json', 'tests', 'a.test.ts'),
    );
    const path = fc.array(segment, { maxLength: 8 }).map((segments) => segments.join('/'));
    fc.assert(
      fc.property(fc.array(path, { maxLength: 30 }), (given) => {
        const profile = detectProject(new Map(given.map((one) => [one, '{"name":"x","workspaces":["**"]}'])));
        expect(projectProfileSchema.parse(profile)).toEqual(profile);
      }),
      { numRuns: 200, seed: 20261124 },
    );
  });
});

describe('what must not be read', () => {
  const manifest = '{"dependencies":{"leaked":"1.0.0"}}';

  test.each([
    ['.env', 'secret'],
    ['.env.local', 'secret'],
    ['config/master.key', 'secret'],
    ['deploy/id_rsa', 'secret'],
    ['.npmrc', 'secret'],
    ['server.pem', 'secret'],
  ])('%s is named as secret, and no text of it counts', (path, reason) => {
    const files = new Map([[path, manifest]]);
    Object.defineProperty(files, 'get', {
      value: (asked: string) => {
        throw new Error(`read ${asked}`);
      },
    });
    expect(detectProject(files).skipped).toEqual([{ path, reason }]);
    expect(wantsText(path)).toBe(false);
  });

  test('what git ignores and what tools install stays out, also below folders', () => {
    const profile = detectProject(
      new Map([
        ['.gitignore', '/private/\n*.generated.json\n!keep.generated.json\n# comment'],
        ['apps/web/.gitignore', 'package.json'],
        ['private/package.json', manifest],
        ['apps/web/package.json', manifest],
        ['node_modules/leaked/package.json', manifest],
        ['vendor/a/composer.json', '{"require":{"a/leaked":"1.0.0"}}'],
        ['apps/api/package.json', '{"dependencies":{"express":"5.1.0"}}'],
      ]),
    );
    expect(profile.technologies.map(({ name }) => name)).toEqual(['express']);
    expect(profile.skipped).toEqual([
      { path: 'apps/web/package.json', reason: 'ignored' },
      { path: 'private/package.json', reason: 'ignored' },
    ]);
  });
});

describe('other projects inside', () => {
  test('examples and folders that are no members do not count, a second language does', () => {
    const profile = detectProject(
      new Map([
        ['package.json', '{"workspaces":["packages/*","!packages/old"],"dependencies":{"react":"19.2.0"}}'],
        ['packages/a/package.json', '{"dependencies":{"a":"1.0.0"}}'],
        ['packages/old/package.json', '{"dependencies":{"old":"1.0.0"}}'],
        ['packages/a/fixtures/b/package.json', '{"dependencies":{"b":"1.0.0"}}'],
        ['packages/a/fixtures/b/tsconfig.json', '{"compilerOptions":{"strict":true}}'],
        ['packages/a/examples/tsconfig.json', '{"compilerOptions":{"strict":true}}'],
        ['lab/package.json', '{"dependencies":{"lab":"1.0.0"}}'],
        ['examples/requirements.txt', 'flask==3.0.0'],
        ['backend/requirements.txt', 'fastapi==0.116.0'],
      ]),
    );
    expect(profile.technologies.map(({ name }) => name)).toEqual(['react', 'fastapi', 'a']);
    expect(profile.checks).toEqual([]);
    expect(profile.layout.packages.map(({ path }) => path)).toEqual(['backend', 'packages/a']);
  });
});

describe('too much', () => {
  test('of files: the nearest count, in any order, and the rest is named once', () => {
    const many: [string, string][] = Array.from({ length: 25_000 }, (_, at) => [`src/deep/folder/file-${at}.ts`, '']);
    const root: [string, string] = ['package.json', '{"dependencies":{"react":"19.2.0"}}'];
    const profile = detectProject(new Map([...many, root]));
    expect(profile.technologies).toHaveLength(1);
    expect(profile.skipped.map(({ reason }) => reason)).toEqual(['too-many']);
  });

  test('of text: a file of 10 MB is named and not parsed', () => {
    const profile = detectProject(
      new Map([
        ['package-lock.json', `{"a":"${'x'.repeat(10_000_000)}"}`],
        ['package.json', '{}'],
      ]),
    );
    expect(profile.skipped).toEqual([{ path: 'package-lock.json', reason: 'too-large' }]);
  });

  test('of everything: each list and the whole stay bounded', () => {
    const numbers = Array.from({ length: 400 }, (_, at) => at);
    const table = (prefix: string) =>
      Object.fromEntries(numbers.map((at) => [`${prefix}-${at}-${'x'.repeat(60)}`, '1.0.0']));
    const rules = Object.fromEntries(numbers.map((at) => [`plugin/${'r'.repeat(60)}-${at}`, 'error']));
    const files = new Map<string, string>([
      ['package.json', JSON.stringify({ dependencies: table('a'), devDependencies: table('b') })],
    ]);
    for (const at of numbers) {
      files.set(
        `apps/${'p'.repeat(50)}${at}/package.json`,
        JSON.stringify({ name: `p${at}`, scripts: { test: 'jest', build: 'x' } }),
      );
      files.set(`apps/${'p'.repeat(50)}${at}/.eslintrc.json`, JSON.stringify({ rules }));
      files.set(`apps/${'p'.repeat(50)}${at}/AGENTS.md`, 'x');
    }
    const profile = detectProject(files);
    expect(projectProfileSchema.parse(profile)).toEqual(profile);
    expect(profile.technologies.length).toBeGreaterThan(10);
    expect(profile.commands.length).toBeLessThanOrEqual(projectLimits.commands);
  });

  test('of lockfile: 4 MB for pnpm, Yarn and npm within a second of the processor', () => {
    const entries = (write: (at: number) => string) => Array.from({ length: 20_000 }, (_, at) => write(at)).join('\n');
    const locks: [string, string][] = [
      [
        'pnpm-lock.yaml',
        `lockfileVersion: '9.0'\n\nimporters:\n\n  .:\n    dependencies:\n      react:\n        specifier: ^19.0.0\n        version: 19.2.0\n\npackages:\n\n${entries((at) => `  pkg-${at}@1.0.${at}:\n    resolution: {integrity: sha512-${'A'.repeat(86)}==}\n    engines: {node: '>=10'}\n`)}`,
      ],
      [
        'yarn.lock',
        `# yarn lockfile v1\n\n\n${entries((at) => `pkg-${at}@^1.0.0:\n  version "1.0.${at}"\n  integrity sha512-${'A'.repeat(60)}==\n  dependencies:\n    a "^1.0.0"\n`)}\nreact@^19.0.0:\n  version "19.2.0"\n`,
      ],
      [
        'package-lock.json',
        `{"lockfileVersion":3,"packages":{${entries((at) => `"node_modules/pkg-${at}":{"version":"1.0.${at}","integrity":"sha512-${'A'.repeat(60)}=="},`)}"node_modules/react":{"version":"19.2.0"}}}`,
      ],
    ];
    for (const [name, text] of locks) {
      expect(text.length, name).toBeGreaterThan(2_000_000);
      const spent = processorTime();
      const profile = detectProject(
        new Map([
          ['package.json', '{"dependencies":{"react":"^19.0.0"}}'],
          [name, text],
        ]),
      );
      expect(processorTime() - spent, name).toBeLessThan(1500);
      expect(
        profile.technologies.map(({ version }) => version),
        name,
      ).toEqual(['19.2.0']);
    }
  });
});

test('what every object inherits is no field of parsed data', () => {
  expect(fieldOf({}, 'constructor')).toBeUndefined();
  expect(fieldOf(JSON.parse('{"__proto__":{"a":1}}'), 'a')).toBeUndefined();
  expect(fieldOf([], '__proto__', 'length')).toBeUndefined();
});

test('configurations that extend each other in a circle end', () => {
  const ring: [string, string][] = ['a', 'b', 'c'].map((name, at) => [
    `tsconfig.${name}.json`,
    JSON.stringify({
      extends: [`./tsconfig.${['b', 'c', 'a'][at]}.json`, './tsconfig.json'],
      compilerOptions: { [['strict', 'noImplicitAny', 'checkJs'][at] ?? '']: true },
    }),
  ]);
  const { checks } = detectProject(new Map([...ring, ['tsconfig.json', '{"extends":"./tsconfig.json"}']]));
  expect(checks.map(({ settings }) => settings)).toEqual(Array(3).fill(['strict', 'noImplicitAny', 'checkJs']));
});

test('scripts that call each other in a circle are no command', () => {
  const scripts = {
    test: 'npm run unit',
    unit: 'npm test',
    lint: 'npm run lint',
    build: 'npm run a && npm run b',
    a: 'tsc',
    b: 'vite build',
  };
  const { commands } = detectProject(new Map([['package.json', JSON.stringify({ scripts })]]));
  expect(commands.map(({ text }) => text)).toEqual(['npm install', 'npm run a', 'npm run build']);
});

test('a secret in a step, a range or a script does not reach the profile', () => {
  const secret = 'sk_live_abcdef123456';
  const profile = detectProject(
    new Map([
      [
        'package.json',
        JSON.stringify({
          dependencies: { a: `git+https://user:${secret}@example.com/a.git` },
          scripts: { test: `TOKEN=${secret} jest` },
        }),
      ],
      [
        'requirements.txt',
        `--index-url https://u:${secret}@example.com/simple\nflask @ https://u:${secret}@example.com/flask.whl`,
      ],
      [
        '.github/workflows/ci.yml',
        `jobs:\n  a:\n    steps:\n      - run: npm publish --token=${secret}\n      - run: curl -H "${secret}" https://example.com\n      - run: npm test`,
      ],
      ['.husky/pre-push', `export TOKEN=${secret}\nnpm test\n`],
      ['Makefile', `test:\n\tTOKEN=${secret} pytest\n`],
    ]),
  );
  expect(JSON.stringify(profile)).not.toContain(secret);
  expect(profile.checks.map(({ settings }) => settings)).toEqual([['pre-push: npm test'], ['npm test']]);
});

describe('which packages are the product', () => {
  const packagesOf = (...files: readonly (readonly [path: string, text: string])[]) =>
    detectProject(new Map(files)).layout.packages.map(({ path }) => path);
  const plain = '{"name":"a"}';

  test('a workspace inside of an example makes nothing of it a member, nor does one in a folder of the CI', () => {
    expect(
      packagesOf(
        ['package.json', '{"workspaces":["packages/*"]}'],
        ['packages/a/package.json', plain],
        ['examples/shop/package.json', '{"workspaces":["apps/*"]}'],
        ['examples/shop/apps/web/package.json', plain],
        ['.github/actions/package.json', '{"workspaces":["*"]}'],
        ['.github/actions/triage/package.json', plain],
      ),
    ).toEqual(['packages/a']);
  });

  test('a package that no workspace names stays with a lockfile of its own, and a helper goes without one', () => {
    expect(
      packagesOf(
        ['package.json', '{"workspaces":["packages/*"]}'],
        ['packages/a/package.json', plain],
        ['mobile/package.json', plain],
        ['mobile/package-lock.json', '{}'],
        ['lab/package.json', plain],
        ['docs/package.json', plain],
        ['docs/package-lock.json', '{}'],
      ),
    ).toEqual(['mobile', 'packages/a']);
  });

  test('input of tests is no project, while a .NET project of tests is', () => {
    expect(packagesOf(['Cargo.toml', ''], ['tests/input/Go/go.mod', 'module a\n\ngo 1.20\n'])).toEqual([]);
    expect(packagesOf(['src/A/A.csproj', '<Project/>'], ['tests/A.Tests/A.Tests.csproj', '<Project/>'])).toEqual([
      'src/A',
      'tests/A.Tests',
    ]);
  });

  test('where everything stands apart, everything is the product', () => {
    expect(packagesOf(['examples/a/package.json', plain], ['examples/b/package.json', plain])).toEqual([
      'examples/a',
      'examples/b',
    ]);
  });

  test('a lockfile that a member left behind does not count', () => {
    const lockOf = (version: string) =>
      JSON.stringify({ packages: { 'node_modules/react': { version }, 'packages/a/node_modules/x': {} } });
    const { technologies } = detectProject(
      new Map([
        ['package.json', '{"workspaces":["packages/*"]}'],
        ['package-lock.json', lockOf('19.2.0')],
        ['packages/a/package.json', '{"dependencies":{"react":"*"}}'],
        ['packages/a/package-lock.json', lockOf('17.0.0')],
      ]),
    );
    expect(technologies.map(({ version }) => version)).toEqual(['19.2.0']);
  });
});

describe('what the code uses', () => {
  const many = (folder: string, ending: string, count = 40): [string, string][] =>
    Array.from({ length: count }, (_, at) => [`${folder}/file-${at}.${ending}`, '']);
  const asideIn = (...files: readonly (readonly [path: string, text: string])[]) =>
    detectProject(new Map([['package.json', '{"workspaces":["packages/*"]}'], ...files]))
      .technologies.filter(({ isAside }) => isAside === true)
      .map(({ name }) => name);

  test('a framework of one small package among many stands aside, a data layer and the shell of an app do not', () => {
    const small = '{"dependencies":{"vue":"3.5.0","@prisma/client":"6.0.0","electron":"43.0.0"}}';
    expect(
      asideIn(...many('packages/main', 'ts'), ['packages/small/package.json', small], ['packages/small/a.vue', '']),
    ).toEqual(['vue']);
    expect(asideIn(['packages/small/package.json', small], ['packages/small/a.vue', ''])).toEqual([]);
  });

  test('a server that only tests need stands aside, and so does TypeScript for a few files of many', () => {
    const manifest = '{"dependencies":{"fastify":"5.0.0"},"devDependencies":{"express":"5.0.0","typescript":"6.0.0"}}';
    expect(
      asideIn(['packages/a/package.json', manifest], ...many('packages/a', 'js'), ['packages/a/b.ts', '']),
    ).toEqual(['express', 'typescript']);
    expect(asideIn(['packages/a/package.json', manifest], ...many('packages/a', 'ts'))).toEqual(['express']);
  });
});
