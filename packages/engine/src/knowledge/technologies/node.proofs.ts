import type { Proof } from '../../proof.ts';
import { proofsIn, runsOf } from './one-run.ts';

const proof = proofsIn('node', 'node');
const run = runsOf('a.mjs', 'node');
const server = (handler: string, ask: string) =>
  `import { createServer } from 'node:http';\nconst server = createServer(${handler}).listen(0, async () => {\nconst base = 'http://localhost:' + server.address().port;\n${ask}\nserver.closeAllConnections(); server.close();\n});`;

/** Proofs of the Node.js directives. */
export const proofs: readonly Proof[] = [
  proof(
    'node.builtins',
    {
      shows: 'the options are part of Node',
      run: 'node --help | grep -c -E "^ +--(env-file|watch|test)(=|,| )"',
      exits: 'zero',
    },
    run(
      'so are the functions',
      "import { parseArgs } from 'node:util'; import { test } from 'node:test'; console.log(typeof fetch, typeof parseArgs, typeof test);",
      /function function function/,
    ),
  ),
  proof(
    'node.timeouts',
    run(
      'the signal ends a request that is never answered',
      server(
        '() => {}',
        'await fetch(base, { signal: AbortSignal.timeout(100) }).catch(({ name }) => console.log(name));',
      ),
      /TimeoutError/,
    ),
  ),
  proof(
    'node.shutdown',
    run(
      'close lets the running request finish and refuses new ones',
      "import { createServer } from 'node:http';\nlet answer; const server = createServer((q, r) => { answer = () => r.end('finished'); process.kill(process.pid, 'SIGTERM'); });\nprocess.on('SIGTERM', () => { server.close(() => console.log('closed')); fetch(base).catch(() => console.log('refused')).finally(() => answer()); });\nlet base; server.listen(0, async () => { base = 'http://localhost:' + server.address().port; const r = await fetch(base, { headers: { connection: 'close' } }); console.log(await r.text()); });",
      /refused\n(?:finished\nclosed|closed\nfinished)/,
    ),
  ),
  proof(
    'node.block-loop',
    run(
      'the synchronous hash lets nothing else run, the asynchronous one does',
      "import { scrypt, scryptSync } from 'node:crypto'; import { promisify } from 'node:util'; let ticks = 0; const timer = setInterval(() => (ticks += 1), 1); const cost = { N: 2 ** 16, maxmem: 2 ** 28 }; scryptSync('a', 'b', 64, cost); const blocked = ticks; await promisify(scrypt)('a', 'b', 64, cost); console.log(blocked, ticks > 0); clearInterval(timer);",
      /^0 true$/m,
    ),
  ),
  proof(
    'node.streams',
    run(
      'pipe leaves the target open after an error, pipeline destroys it',
      "import { PassThrough } from 'node:stream'; import { pipeline } from 'node:stream/promises'; const pair = () => [new PassThrough(), new PassThrough()]; const [a, b] = pair(); a.on('error', () => {}); a.pipe(b); a.destroy(new Error('x')); await new Promise(setImmediate); const [c, d] = pair(); const ended = pipeline(c, d).catch(() => {}); c.destroy(new Error('x')); await ended; console.log(b.destroyed, d.destroyed);",
      /false true/,
    ),
  ),
  proof('node.unhandled', {
    shows: 'an unhandled rejection ends the process',
    files: { 'a.mjs': "Promise.reject(new Error('lost')); setTimeout(() => console.log('alive'), 200);\n" },
    run: 'node a.mjs',
    exits: 'not zero',
    prints: /lost/,
    neverPrints: /^alive/m,
  }),
  proof(
    'node.exec-args',
    run(
      'a shell runs the second command of a name',
      "import { execSync } from 'node:child_process'; const name = 'x; echo injected'; console.log(execSync('echo ' + name).toString());",
      /^injected$/m,
    ),
    run(
      'an array of arguments does not',
      "import { execFileSync } from 'node:child_process'; const name = 'x; echo injected'; console.log(execFileSync('echo', [name]).toString());",
      /^x; echo injected$/m,
    ),
  ),
  proof(
    'node.paths',
    run(
      'join walks up, and the check finds it',
      "import { join, resolve, sep } from 'node:path'; const root = '/srv/files'; const inside = (name) => resolve(root, name).startsWith(root + sep); console.log(join(root, '../../etc/passwd'), inside('../../etc/passwd'), inside('a/b.txt'));",
      /^\/etc\/passwd false true$/m,
    ),
  ),
  proof(
    'node.dirname',
    run(
      'a module knows its folder and its file',
      'console.log(import.meta.filename.startsWith(import.meta.dirname));',
      /true/,
    ),
  ),
  proof(
    'node.permission',
    {
      shows: 'a read outside the allowed folders fails',
      files: { 'a.mjs': "import { readFileSync } from 'node:fs'; readFileSync('/etc/passwd');\n" },
      run: 'node --permission --allow-fs-read="$PWD/*" a.mjs',
      exits: 'not zero',
      prints: /ERR_ACCESS_DENIED/,
    },
    {
      shows: 'a read inside them works',
      files: { 'a.mjs': "import { readFileSync } from 'node:fs'; console.log(readFileSync('a.mjs').length > 0);\n" },
      run: 'node --permission --allow-fs-read="$PWD/*" a.mjs',
      exits: 'zero',
      prints: /true/,
    },
    {
      shows: 'a connection needs a permission of its own',
      files: {
        'a.mjs':
          "import { connect } from 'node:net';\nconnect(1, '127.0.0.1').on('error', ({ code }) => console.log(code));\n",
      },
      run: 'for more in "" --allow-net; do node --no-warnings --permission --allow-fs-read="$PWD/*" $more a.mjs; done',
      exits: 'zero',
      prints: /ERR_ACCESS_DENIED\nECONNREFUSED/,
    },
  ),
  proof('node.require-esm', {
    shows: 'CommonJS loads an ES module, but not one that awaits at the top level',
    files: {
      'node_modules/plain/package.json': '{"type":"module","exports":"./a.js"}',
      'node_modules/plain/a.js': "export const name = 'plain';\n",
      'node_modules/waits/package.json': '{"type":"module","exports":"./a.js"}',
      'node_modules/waits/a.js': 'export const name = await null;\n',
      'a.cjs':
        "console.log(require('plain').name); try { require('waits'); } catch (error) { console.log(error.code); }\n",
    },
    run: 'node a.cjs',
    exits: 'zero',
    prints: /plain\nERR_REQUIRE_ASYNC_MODULE/,
  }),
  proof(
    'node.temporal',
    run(
      'Temporal needs no flag, and a day is a day when clocks change',
      "const before = Temporal.ZonedDateTime.from('2026-03-28T12:00[Europe/Berlin]'); const hours = before.until(before.add({ days: 1 }), { largestUnit: 'hours' }).hours; console.log(before.add({ days: 1 }).hour, hours);",
      /^12 23$/m,
    ),
  ),
  proof(
    'node.using',
    run(
      'a file is closed after an error',
      "import { open } from 'node:fs/promises'; let file; try { await using opened = await open('a.mjs'); file = opened; throw new Error('x'); } catch {} console.log(file.fd);",
      /^-1$/m,
    ),
  ),
  proof(
    'node.context',
    run(
      'the store follows the calls of its request',
      "import { AsyncLocalStorage } from 'node:async_hooks'; const ids = new AsyncLocalStorage(); const log = () => ids.getStore(); const handle = async () => { await null; return log(); }; console.log(await Promise.all([ids.run(1, handle), ids.run(2, handle)]));",
      /\[ 1, 2 \]/,
    ),
  ),
  {
    ...proof(
      'pair.node-typescript-run',
      {
        shows: 'Node adds no extension',
        files: { 'a.ts': "import { b } from './b';\nconsole.log(b);\n", 'b.ts': 'export const b: number = 1;\n' },
        run: 'node a.ts',
        exits: 'not zero',
        prints: /ERR_MODULE_NOT_FOUND/,
      },
      {
        shows: 'Node reads no paths',
        files: {
          'a.ts': "import { b } from '@/b.ts';\nconsole.log(b);\n",
          'b.ts': 'export const b: number = 1;\n',
          'tsconfig.json':
            '{"compilerOptions":{"paths":{"@/*":["./*"]},"module":"esnext","moduleResolution":"bundler"}}',
        },
        run: 'node a.ts',
        exits: 'not zero',
        prints: /ERR_MODULE_NOT_FOUND/,
      },
      {
        shows: 'the full name and imports of package.json work, for tsc too',
        files: {
          'package.json': '{"type":"module","imports":{"#b":"./b.ts"}}',
          'a.ts': "import { b } from '#b';\nimport { b as same } from './b.ts';\nconsole.log(b === same);\n",
          'b.ts': 'export const b: number = 1;\n',
          'tsconfig.json':
            '{"compilerOptions":{"module":"nodenext","moduleResolution":"nodenext","noEmit":true,"allowImportingTsExtensions":true,"types":["node"],"skipLibCheck":true},"files":["a.ts"]}',
        },
        run: 'node a.ts && node ../../node_modules/typescript/bin/tsc -p .',
        exits: 'zero',
        prints: /true/,
      },
    ),
    packages: ['node', 'typescript'],
  },
];
