import { ensure, root } from './ensure.mjs';

ensure();
const { cpSync, mkdirSync, readFileSync, writeFileSync } = await import('node:fs');
const { join } = await import('node:path');
const { runScript } = await import('./run-script.mjs');
const { unlessBuilt } = await import('./unless-built.mjs');

const folder = join(root, 'packages/cli');
const target = join(folder, 'dist');
const modules = join(root, 'node_modules');
const packages = ['claims', 'clinic', 'contract', 'conventions', 'engine', 'folder', 'legal', 'mcp', 'profile'];
const sources = [
  ...packages.map((name) => `packages/${name}/src`),
  'packages/cli/src',
  'packages/cli/ci',
  'packages/cli/README.md',
  'packages/cli/package.json',
  'packages/cli/vite.config.ts',
  'tools/build-cli.mjs',
  'package-lock.json',
];
/** Of the languages whose sources are counted. */
const grammars = ['c-sharp', 'go', 'java', 'javascript', 'php', 'python', 'ruby', 'rust', 'tsx', 'typescript'];

process.exitCode = await unlessBuilt({ mark: join(folder, '.cache/built-from'), sources }, build);

/** Builds the package that is published: one program with everything that it uses, and the grammars as files. */
async function build() {
  const vite = join(modules, 'vite/bin/vite.js');
  const code = await runScript([vite, 'build', '--emptyOutDir', '--logLevel', 'warn'], { cwd: folder });
  if (code !== 0) return code;
  mkdirSync(join(target, 'grammars'));
  const files = [
    join(modules, 'web-tree-sitter/web-tree-sitter.wasm'),
    ...grammars.map((name) => join(modules, '@vscode/tree-sitter-wasm/wasm', `tree-sitter-${name}.wasm`)),
  ];
  for (const file of files) cpSync(file, join(target, 'grammars', file.slice(file.lastIndexOf('/') + 1)));
  for (const name of ['README.md', 'ci']) cpSync(join(folder, name), join(target, name), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const manifest = {
    name: 'regelwerk',
    version,
    description: 'Rules for AI coding tools that know your project',
    license: 'MIT',
    type: 'module',
    bin: { regelwerk: 'regelwerk.js' },
    engines: { node: '>=20.19' },
  };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return 0;
}
