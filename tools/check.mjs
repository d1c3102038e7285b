import { ensure } from './ensure.mjs';

ensure();
const { readdirSync } = await import('node:fs');
const { root } = await import('./ensure.mjs');
const { runScript } = await import('./run-script.mjs');
const bin = 'node_modules';

const biome = `${bin}/@biomejs/biome/bin/biome`;
const tsc = `${bin}/typescript/bin/tsc`;
const productFiles = readdirSync(root).filter((name) => !name.startsWith('.') && name !== 'research');

/** Every check that needs no database. The long ones come first, so that the two lanes end together. */
const productSteps = [
  ['types of server, packages and tests', [tsc, '-p', 'tsconfig.json', '--checkers', '1']],
  ['types of the web app', [tsc, '-p', 'apps/web/tsconfig.json', '--checkers', '1']],
  ['format and lint', [biome, 'check', '--error-on-warnings', ...productFiles]],
  ['types of the browser tests', [tsc, '-p', 'tests/e2e/tsconfig.json', '--checkers', '1']],
  ['dead code', [`${bin}/knip/bin/knip.js`, '--no-progress']],
  ['rooms', ['tools/rooms/check-rooms.ts']],
  ['registry', ['tools/registry/write-registry.ts', '--check']],
  ['types of the tables', ['tools/schema/write-schema.ts', '--check']],
  ['doc references', ['tools/check-docs.ts']],
];
const researchSteps = [
  ['types', [tsc, '-p', 'research/tsconfig.json', '--checkers', '1']],
  ['format and lint', [biome, 'check', '--error-on-warnings', 'research']],
  ['tests', [`${bin}/vitest/vitest.mjs`, 'run', '--config', 'research/vitest.config.ts', '--root', '.']],
];
const steps = process.argv.includes('--research') ? researchSteps : productSteps;

let next = 0;

/** Takes one step after another, and prints what it said only when it failed. */
async function takeSteps() {
  while (next < steps.length) {
    const [name, args] = steps[next++];
    const said = [];
    const code = await runScript(args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      watch: (child) => {
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
      },
    });
    if (code !== 0) process.stdout.write(Buffer.concat(said));
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name}\n`);
    if (code !== 0) process.exitCode = 1;
  }
}

// each step uses about one core
await Promise.all([takeSteps(), takeSteps()]);
