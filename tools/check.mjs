import { ensure } from './ensure.mjs';

ensure();
const { runScript } = await import('./run-script.mjs');
const bin = 'node_modules';

/** Every check that needs no database: formatter, linter, rooms, registry, docs, statements, comments, types, dead code. */
const steps = [
  ['format and lint', [`${bin}/@biomejs/biome/bin/biome`, 'check', '--error-on-warnings', '.']],
  ['rooms', ['tools/rooms/check-rooms.ts']],
  ['registry', ['tools/registry/write-registry.ts', '--check']],
  ['types of the tables', ['tools/schema/write-schema.ts', '--check']],
  ['doc references', ['tools/check-docs.ts']],
  ['statements over tables', ['tools/statements/check-statements.ts']],
  ['comments', ['tools/comments/check-comments.ts']],
  ['walks', ['tools/check-walks.ts']],
  ['types of server, packages and tests', [`${bin}/typescript/bin/tsc`, '-p', 'tsconfig.json', '--checkers', '1']],
  ['types of the browser tests', [`${bin}/typescript/bin/tsc`, '-p', 'tests/e2e/tsconfig.json', '--checkers', '1']],
  ['types of the web app', [`${bin}/typescript/bin/tsc`, '-p', 'apps/web/tsconfig.json', '--checkers', '1']],
  ['dead code', [`${bin}/knip/bin/knip.js`, '--no-progress']],
];

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

// the type checker uses every core by itself; the other steps use one
await Promise.all([takeSteps(), takeSteps()]);
