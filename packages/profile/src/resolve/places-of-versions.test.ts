import { expect, test } from 'vitest';
import { detectProject } from '../detect-project.ts';

const made = (files: Readonly<Record<string, string>>) => detectProject(new Map(Object.entries(files)));
const commandsOf = (files: Readonly<Record<string, string>>) =>
  made(files).commands.map(({ kind, text, folder }) => `${kind}: ${text}${folder === '' ? '' : ` in ${folder}`}`);
const versionOf = (files: Readonly<Record<string, string>>, name: string) =>
  [...made(files).technologies, ...made(files).runtimes].find((one) => one.name === name)?.version;

test('plugins of Gradle have the version of a constant or of the catalog', () => {
  const files = {
    'build.gradle.kts':
      'plugins {\n  val kotlinVersion = "2.4.10"\n  kotlin("jvm") version kotlinVersion\n  id("org.springframework.boot") version libs.versions.spring.boot.get()\n}',
    'gradle/libs.versions.toml': '[versions]\nspring-boot = "3.5.16"\n',
    'src/main/kotlin/A.kt': '',
  };
  expect(versionOf(files, 'org.jetbrains.kotlin.jvm')).toBe('2.4.10');
  expect(versionOf(files, 'org.springframework.boot')).toBe('3.5.16');
});

test('Flutter has the version of its own file, and Python that of `setup.py`', () => {
  const flutter = { 'pubspec.yaml': 'name: a\ndependencies:\n  flutter:\n    sdk: flutter\n', 'lib/a.dart': '' };
  expect(made({ ...flutter, 'flutter-version.txt': '3.24.3\n' }).runtimes).toContainEqual({
    name: 'flutter',
    version: '3.24.3',
    evidence: 'flutter-version.txt',
  });
  expect(versionOf({ 'setup.py': 'setup(python_requires=">=3.10")', 'a.py': '' }, 'python')).toBe('>=3.10');
});

test('what two folders pin in different ways is no version of the whole', () => {
  const files = { 'a/package.json': '{}', 'b/package.json': '{}', 'a/.nvmrc': '22', 'b/.nvmrc': '24' };
  expect(versionOf(files, 'node')).toBeUndefined();
  expect(versionOf({ ...files, '.nvmrc': '26', 'package.json': '{}' }, 'node')).toBe('26');
});

test('what only a folder of tests asks for is no part of the stack', () => {
  const client = JSON.stringify({ dependencies: { '@supabase/supabase-js': '2.0.0' } });
  const files = { 'mix.exs': '', 'lib/a.ex': '', 'e2e/package.json': client, 'e2e/a.ts': '', 'e2e/deno.json': '{}' };
  expect(made(files).technologies.filter(({ isAside }) => isAside !== true)).toEqual([]);
  expect(made(files).runtimes.map(({ name }) => name)).not.toContain('deno');
});

test('a manifest that only holds a tool brings no commands', () => {
  const python = { 'requirements.txt': 'flask==3.1', 'app.py': '' };
  expect(commandsOf({ ...python, 'go.mod': 'module a\ngo 1.26\ntool mvdan.cc/sh/v3/cmd/shfmt' }).join()).not.toContain(
    'go ',
  );
  const web = { 'package.json': '{"scripts":{}}', 'web/package.json': '{"dependencies":{"vite":"8.0.0"}}' };
  expect(commandsOf(web).filter((one) => one.startsWith('install'))).toEqual(['install: npm install in web']);
});

test('a formatter that is checked with another toolchain also rewrites with it', () => {
  const lines = commandsOf({
    'Cargo.toml': '[package]\nname = "a"',
    'src/main.rs': '',
    '.github/workflows/ci.yml':
      "on: push\njobs:\n  a:\n    steps:\n      - run: cargo +nightly fmt -- --check\n      - run: cargo nextest run --test '*'\n",
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      'format: cargo +nightly fmt',
      'format: cargo +nightly fmt -- --check',
      "test: cargo nextest run --test '*'",
    ]),
  );
});

test('the native halves of an app are no packages', () => {
  const app = 'name: a\ndependencies:\n  flutter:\n    sdk: flutter\n';
  const files = { 'app/pubspec.yaml': app, 'app/android/app/build.gradle': '', 'lib/pubspec.yaml': 'name: b\n' };
  expect(
    made(files)
      .layout.packages.map(({ path }) => path)
      .sort(),
  ).toEqual(['app', 'lib']);
});

test('scripts of Vite+ are what their texts do', () => {
  const lines = commandsOf({
    'package.json': JSON.stringify({
      scripts: { lint: 'vp run lint:fix && vp run types', 'lint:fix': 'vp lint --fix', types: 'tsc' },
    }),
  });
  expect(lines).toContain('typecheck: npm run types');
  expect(
    made({ 'package.json': JSON.stringify({ scripts: { lint: 'vp run fix', fix: 'vp lint --fix' } }) }).commands,
  ).toContainEqual(expect.objectContaining({ text: 'npm run lint', effect: 'writes' }));
});
