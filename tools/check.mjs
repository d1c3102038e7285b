import { ensure } from './ensure.mjs';

ensure();
const { runScript } = await import('./run-script.mjs');
const bin = 'node_modules';

/** Every check that needs no database: formatter, linter, rooms, registry, docs, comments, types, dead code. */
const steps = [
  ['format and lint', [`${bin}/@biomejs/biome/bin/biome`, 'check', '--error-on-warnings', '.']],
  ['rooms', ['tools/rooms/check-rooms.ts']],
  ['registry', ['tools/registry/write-registry.ts', '--check']],
  ['types of the tables', ['tools/schema/write-schema.ts', '--check']],
  ['doc references', ['tools/check-docs.ts']],
  ['comments', ['tools/comments/check-comments.ts']],
  ['walks', ['tools/check-walks.ts']],
  ['types of server, packages and tests', [`${bin}/typescript/bin/tsc`, '-p', 'tsconfig.json']],
  ['types of the browser tests', [`${bin}/typescript/bin/tsc`, '-p', 'tests/e2e/tsconfig.json']],
  ['types of the web app', [`${bin}/typescript/bin/tsc`, '-p', 'apps/web/tsconfig.json']],
  ['dead code', [`${bin}/knip/bin/knip.js`, '--no-progress']],
];

for (const [name, args] of steps) {
  const code = await runScript(args);
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name}\n`);
  if (code !== 0) process.exitCode = 1;
}
