import type { Proof } from '../../proof.ts';
import { proofsIn, runsOf } from './one-run.ts';

const proof = proofsIn('node', 'node');
const inPage = proofsIn('node', 'node', 'jsdom');
const run = runsOf('a.mjs', 'node');
const page = runsOf(
  'a.mjs',
  'node',
  "import { CookieJar, JSDOM } from 'jsdom';\nconst open = (options = {}) => new JSDOM('<p></p>', { url: 'https://example.org/', ...options }).window;\n",
);

/** Proofs of the JavaScript directives. */
export const proofs: readonly Proof[] = [
  proof(
    'javascript.esm',
    {
      shows: 'without a bundler a relative import needs the full file name',
      files: { 'a.mjs': "import './b';\n", 'b.js': '' },
      run: 'node a.mjs',
      exits: 'not zero',
      prints: /ERR_MODULE_NOT_FOUND/,
    },
    {
      shows: 'with it the module is found',
      files: { 'a.mjs': "import './b.js';\nconsole.log('found');\n", 'b.js': '' },
      run: 'node a.mjs',
      exits: 'zero',
      prints: /found/,
    },
    {
      shows: 'a file that is CommonJS has require, a module has not',
      files: { 'a.cjs': "console.log(typeof require('node:fs').readFileSync);\n", 'a.mjs': "require('node:fs');\n" },
      run: 'node a.cjs && node a.mjs',
      exits: 'not zero',
      prints: /^function[\s\S]*require is not defined/,
    },
  ),
  proof(
    'javascript.promises',
    run(
      'forEach waits for nothing',
      "[1].forEach(async () => { await null; console.log('item'); }); console.log('done');",
      /done\nitem/,
    ),
    run(
      'for…of waits',
      "for (const item of [1]) { await null; console.log('item', item); } console.log('done');",
      /item 1\ndone/,
    ),
  ),
  proof(
    'javascript.equality',
    run(
      '|| replaces 0 and the empty string, ?? does not',
      "console.log(0 || 5, '' || 'x', 0 ?? 5, null?.a);",
      /5 x 0 undefined/,
    ),
    run('== converts', "console.log('' == 0, '' === 0);", /true false/),
  ),
  proof(
    'javascript.mutate-input',
    run('sort changes the array of the caller', 'const a = [2, 1]; a.sort(); console.log(a.join());', /^1,2$/m),
    run(
      'toSorted, toReversed and with copy it',
      'const a = [2, 1]; console.log(a.toSorted().join(), a.toReversed().join(), a.with(0, 9).join(), a.join());',
      /1,2 1,2 9,1 2,1/,
    ),
  ),
  proof(
    'javascript.builtins',
    run(
      'the platform has them',
      'console.log([structuredClone, Object.groupBy, Intl.DateTimeFormat, AbortSignal.timeout, URL].every((one) => typeof one === "function"));',
      /true/,
    ),
  ),
  inPage(
    'javascript.innerhtml',
    page(
      'innerHTML keeps a handler, which runs',
      "const window = open({ runScripts: 'dangerously' }); window.ran = []; const p = window.document.querySelector('p'); p.innerHTML = '<b onclick=\"ran.push(1)\">x</b>'; p.firstChild.click(); console.log(window.ran.length);",
      /^1$/m,
    ),
    page(
      'textContent shows it as text',
      "const p = open().document.querySelector('p'); p.textContent = '<b onclick=\"x()\">'; console.log(p.children.length, p.innerHTML);",
      /0 &lt;b/,
    ),
  ),
  inPage(
    'javascript.storage',
    page(
      'scripts read local storage, and no cookie with HttpOnly',
      "const cookieJar = new CookieJar(); cookieJar.setCookieSync('session=1; HttpOnly', 'https://example.org/'); cookieJar.setCookieSync('theme=2', 'https://example.org/'); const window = open({ cookieJar }); window.localStorage.setItem('token', '3'); console.log(window.document.cookie, window.localStorage.getItem('token'));",
      /^theme=2 3$/m,
    ),
  ),
  proof(
    'javascript.fetch-status',
    run(
      'fetch does not reject on 404',
      "import { createServer } from 'node:http'; const server = createServer((q, r) => r.writeHead(404).end()).listen(0, async () => { const r = await fetch('http://localhost:' + server.address().port); console.log(r.ok, r.status); server.close(); });",
      /false 404/,
    ),
  ),
  proof('javascript.dates', {
    shows: 'a date without a time is midnight in UTC',
    run: 'TZ=America/New_York node -p "new Date(\'2026-03-01\').getDate()"',
    exits: 'zero',
    prints: /^28$/m,
  }),
  proof(
    'javascript.object-keys',
    run(
      'an object answers to inherited names',
      "console.log(typeof ({})['constructor'], typeof ({})['__proto__']);",
      /function object/,
    ),
    run(
      'a merge of parsed JSON changes every object',
      'const merge = (to, from) => { for (const key in from) { if (typeof from[key] === "object") merge(to[key] ??= {}, from[key]); else to[key] = from[key]; } }; merge({}, JSON.parse(\'{"__proto__":{"admin":true}}\')); console.log(({}).admin);',
      /^true$/m,
    ),
    run(
      'a Map and Object.hasOwn do not',
      "console.log(new Map().has('constructor'), Object.hasOwn({}, 'constructor'));",
      /false false/,
    ),
  ),
  proof(
    'javascript.listeners',
    run(
      'an inline arrow is not removed',
      "const t = new EventTarget(); let n = 0; t.addEventListener('a', () => (n += 1)); t.removeEventListener('a', () => (n += 1)); t.dispatchEvent(new Event('a')); console.log(n);",
      /^1$/m,
    ),
    run(
      'an aborted signal removes it',
      "const t = new EventTarget(); const c = new AbortController(); let n = 0; t.addEventListener('a', () => (n += 1), { signal: c.signal }); c.abort(); t.dispatchEvent(new Event('a')); console.log(n);",
      /^0$/m,
    ),
  ),
  proof(
    'javascript.parallel',
    run(
      'together they start at once, in sequence one waits for the other',
      "const log = []; const job = async (n) => { log.push('start' + n); await null; log.push('end' + n); }; await Promise.all([job(1), job(2)]); await job(3); await job(4); console.log(log.join());",
      /start1,start2,end1,end2,start3,end3,start4,end4/,
    ),
    run(
      'allSettled keeps the other results',
      'console.log((await Promise.allSettled([Promise.reject(1), 2])).map(({ status }) => status).join());',
      /rejected,fulfilled/,
    ),
  ),
  proof(
    'javascript.set-methods',
    run(
      'sets combine and iterators are lazy',
      'const a = new Set([1, 2]), b = new Set([2, 3]); console.log([...a.union(b)].join(), [...a.intersection(b)].join(), [...a.difference(b)].join(), a.values().map((n) => n * 2).take(1).toArray().join());',
      /1,2,3 2 1 2/,
    ),
  ),
];
