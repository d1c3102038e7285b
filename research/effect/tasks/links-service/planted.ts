import type { PlantedFault } from '../../task.ts';

const app = 'src/app.ts';
const store = 'src/store.ts';
const link = 'src/read-link.ts';
const csv = 'src/parse-csv.ts';

export const planted: readonly PlantedFault[] = [
  {
    file: app,
    find: "response.writeHead(302, { location: link.url, 'cache-control': 'no-store' }).end();",
    replace: "response.writeHead(301, { location: link.url + '#', 'cache-control': 'max-age=3600' }).end();",
    fails: [
      'a link without an end leads on',
      'a link that ends later leads on',
      'null means no end',
      'a browser does not keep the redirect for itself',
      'an end with an offset is understood',
      'an import creates its rows',
      'data of the old version works',
    ],
  },
  {
    file: app,
    find: 'if (store.find(link.code) !== undefined) return',
    replace: 'if (link.expiresAt === link.code) return',
    fails: ['a code is given once', 'the code of an ended link stays taken', 'its own tests pass'],
  },
  {
    file: store,
    find: 'if (!links.delete(code)) return false;',
    replace: 'if (!links.has(code)) return false;',
    fails: ['a removed link is gone'],
  },
  {
    file: store,
    find: '[...links.values()].reverse()',
    replace: '[...links.values()]',
    fails: ['the newest link comes first'],
  },
  {
    file: link,
    find: "url.protocol === 'http:' || url.protocol === 'https:'",
    replace: 'url.protocol.length > 1',
    fails: [
      'an address that is no web address is refused',
      'an import names the rows that did not work, and creates the others',
    ],
  },
  {
    file: 'package.json',
    find: '"private": true,',
    replace: '"private": true, "dependencies": { "csv-parse": "6.0.0" },',
    fails: ['no package was added'],
  },
  {
    file: app,
    find: 'if (link.expiresAt !== null && Date.parse(link.expiresAt) <= Date.now())',
    replace: 'if (link.expiresAt === undefined)',
    fails: ['a link that ended does not lead on', 'a visit of an ended or unknown link counts nothing'],
  },
  {
    file: app,
    find: "respondPage(response, 410, 'Link ended', 'This link has ended.')",
    replace: "respondError(response, 410, 'gone', 'Gone.')",
    fails: ['the page of an ended link says so to a person'],
  },
  {
    file: link,
    find: 'if (Number.isNaN(date.getTime())) return undefined;',
    replace: 'if (Number.isNaN(date.getTime())) return null;\n  return value;',
    fails: ['an end that is no date is refused'],
  },
  {
    file: store,
    find: 'clicks: link.clicks + 1, lastClickAt: at',
    replace: 'clicks: 1, lastClickAt: null',
    fails: ['clicks are counted', 'the last click has its time', 'clicks at one moment are all counted'],
  },
  {
    file: store,
    find: 'links.set(code, { ...link, clicks: link.clicks + 1, lastClickAt: at });\n      await save();',
    replace: 'links.set(code, { ...link, clicks: link.clicks + 1, lastClickAt: at });',
    fails: ['clicks outlive a restart'],
  },
  {
    file: app,
    find: '  // the visitor does not wait for the numbers, and is sent on when they cannot be written\n  store.count(link.code, new Date().toISOString()).catch((error) => console.error(error));',
    replace: '  void store.count(link.code, new Date().toISOString());',
    fails: ['a visitor is sent on when the number cannot be written'],
  },
  {
    file: store,
    find: '{ ...link, expiresAt: link.expiresAt ?? null, clicks: link.clicks ?? 0, lastClickAt: link.lastClickAt ?? null }',
    replace: 'link',
    fails: ['data of the old version works'],
  },
  {
    file: app,
    find: 'if (added.size > 0) await store.add(...added.values());',
    replace: '',
    fails: [
      'an import creates its rows',
      'an import reads quoted cells',
      'an import reads the files of spreadsheet programs',
      'a file of a thousand rows is imported',
      'names of built-in properties are ordinary codes',
      'the same code twice in one file is created once',
    ],
  },
  {
    file: app,
    find: 'respond(response, 200, { created: added.size, errors });',
    replace: 'respond(response, 200, { created: added.size });',
    fails: ['an import names the rows that did not work, and creates the others'],
  },
  {
    file: csv,
    find: "mark === ',' && !isQuoted",
    replace: "mark === ','",
    fails: ['an import reads quoted cells'],
  },
  {
    file: csv,
    find: "text.replace(/^\\uFEFF/, '')",
    replace: "text.replace(/^\\uFEFF/, 'x')",
    fails: ['an import reads the files of spreadsheet programs'],
  },
  { file: app, find: '&& !added.has(code)', replace: '', fails: ['the same code twice in one file is created once'] },
  {
    file: app,
    find: 'const largestImport = 2_000_000;',
    replace: 'const largestImport = 20_000;',
    fails: ['a file of a thousand rows is imported'],
  },
  {
    file: app,
    find: 'readBody(request, largestImport)',
    replace: 'readBody(request, Number.POSITIVE_INFINITY)',
    fails: ['an endless upload is cut off'],
  },
  {
    file: app,
    find: "if (!columns.includes('code') || !columns.includes('url'))",
    replace: "if (columns.includes('nothing'))",
    fails: ['a file without the columns is refused'],
  },
  {
    file: app,
    find: "if (pathname === '/links/import' && request.method === 'POST') return",
    replace:
      "if (pathname === '/import') return respond(response, 200, {});\n  if (pathname === '/links/import' && request.method === 'POST') return",
    fails: ['a link named import can still be visited or is refused'],
  },
  {
    file: app,
    find: '    chunks.push(chunk);\n  }\n  return',
    replace:
      "    chunks.push(chunk);\n    request.once('close', () => (request.complete ? undefined : process.exit(1)));\n  }\n  return",
    fails: ['an upload that breaks off harms nothing'],
  },
  { file: 'README.md', find: '/links/import', replace: '/import', fails: ['the README names what is new'] },
];
