import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { openLinks, past, row, target } from '../links.ts';

/** Links from a CSV file. */
export const importProbes: Readonly<Record<string, Probe>> = {
  'an import creates its rows': probe('asked', async (project) => {
    const service = await openLinks(project);
    const answer = await service.importCsv(
      `code,url,expiresAt\nrow-one,${target},\nrow-two,https://example.com/two,${past}\n`,
    );
    assert.ok(answer.ok, `status ${answer.status}`);
    assert.equal((await service.visit('row-one')).headers.get('location'), target);
    assert.notEqual((await service.visit('row-two')).status, 302);
  }),
  'an import names the rows that did not work, and creates the others': probe('asked', async (project) => {
    const service = await openLinks(project);
    await service.create({ code: 'taken', url: target });
    const answer = await service.importCsv(
      `code,url,expiresAt\ngood,${target},\ntaken,${target},\nBAD CODE,${target},\nno-address,ftp://example.com,\nno-date,${target},soon\n`,
    );
    const text = await answer.text();
    const faulty = { taken: 3, 'BAD CODE': 4, 'no-address': 5, 'no-date': 6 };
    const numbers = new Set(text.match(/\d+/g)?.map(Number));
    const namesCodes = Object.keys(faulty).every((code) => text.includes(code));
    // rows may be counted from the head, from the first link, or from 0
    const namesRows = [0, 1, 2].some((offset) => Object.values(faulty).every((line) => numbers.has(line - offset)));
    assert.ok(namesCodes || namesRows, text);
    assert.equal((await service.visit('good')).status, 302);
    for (const code of ['no-address', 'no-date']) assert.equal((await service.visit(code)).status, 404, code);
  }),
  'an import reads quoted cells': probe('implied', async (project) => {
    const service = await openLinks(project);
    await service.importCsv('code,url,expiresAt\r\n"quoted","https://example.com/?list=1,2&say=""hi""",""\r\n');
    const location = (await service.visit('quoted')).headers.get('location') ?? '';
    assert.match(decodeURI(location), /list=1,2&say="hi"/);
  }),
  'an import reads the files of spreadsheet programs': probe('implied', async (project) => {
    const service = await openLinks(project);
    await service.importCsv(`\uFEFFcode,url,expiresAt\r\nsheet,${target},\r\n\r\n`, 'text/csv; charset=utf-8');
    assert.equal((await service.visit('sheet')).status, 302);
    assert.equal((await service.list()).length, 1);
  }),
  'the same code twice in one file is created once': probe('implied', async (project) => {
    const service = await openLinks(project);
    const answer = await service.importCsv(
      'code,url,expiresAt\ndouble,https://example.com/1,\ndouble,https://example.com/2,\n',
    );
    assert.match(await answer.text(), /double|\b3\b|\b2\b/);
    assert.equal((await service.list()).length, 1);
    assert.equal((await service.visit('double')).headers.get('location'), 'https://example.com/1');
  }),
  'a file of a thousand rows is imported': probe('implied', async (project) => {
    const service = await openLinks(project);
    const rows = Array.from(
      { length: 1_000 },
      (_, index) => `row-${index},https://example.com/a/rather/long/path/${index},`,
    );
    const answer = await service.importCsv(`code,url,expiresAt\n${rows.join('\n')}\n`);
    assert.ok(answer.ok, `status ${answer.status}`);
    assert.equal((await service.list()).length, 1_000);
  }),
  'an endless upload is cut off': probe('hostile', async (project) => {
    const service = await openLinks(project);
    const line = new TextEncoder().encode(`${'x'.repeat(99_999)}\n`);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 1_000) controller.close();
        else controller.enqueue(line);
      },
    });
    const answer = await service
      .call('/links/import', {
        method: 'POST',
        headers: { 'content-type': 'text/csv' },
        body,
        duplex: 'half',
      } as RequestInit)
      .catch(() => undefined);
    assert.ok(answer === undefined || answer.status >= 400, `status ${answer?.status}`);
    assert.ok(sent < 1_000, 'all 100 MB were read');
    assert.equal((await service.call('/links')).status, 200);
  }),
  'a file without the columns is refused': probe('implied', async (project) => {
    const service = await openLinks(project);
    const answer = await service.importCsv('{"this": "is no csv"}');
    assert.ok(answer.status >= 400 && answer.status < 500, `status ${answer.status}`);
    assert.equal((await service.list()).length, 0);
  }),
  'an upload that breaks off harms nothing': probe('hostile', async (project) => {
    const service = await openLinks(project);
    const { port } = new URL(service.url());
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      `POST /links/import HTTP/1.1\r\nHost: x\r\nContent-Type: text/csv\r\nContent-Length: 5000\r\n\r\ncode,url,expiresAt\nbroken,${target},\n`,
    );
    await pause(300);
    socket.resetAndDestroy();
    await pause(300);
    assert.equal((await service.call('/links')).status, 200);
    assert.deepEqual(await service.list(), []);
  }),
  'a link named import can still be visited or is refused': probe('implied', async (project) => {
    const service = await openLinks(project);
    const made = await service.create({ code: 'import', url: target });
    if (made.status === 201) assert.equal((await service.visit('import')).status, 302);
    else assert.equal(made.status, 422);
  }),
  'names of built-in properties are ordinary codes': probe('hostile', async (project) => {
    const service = await openLinks(project);
    const answer = await service.importCsv(`code,url,expiresAt\nconstructor,${target},\n`);
    assert.ok(answer.ok, `status ${answer.status}`);
    assert.equal((await service.visit('constructor')).status, 302);
    assert.equal((await row(service, 'constructor')).clicks <= 1, true);
  }),
};
