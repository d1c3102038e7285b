import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { Project } from '../../../open-project.ts';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { answers, hangs, type Mood } from '../company.ts';
import { assertFault, bookingAgain, bookingOf, eventually, openSchool } from '../school.ts';

/** A parent with a spinner: 503 within ten seconds and the way of this machine, and a booking when the company is back. */
async function knowsNothing(project: Project, mood: Mood) {
  const school = await openSchool(project, { always: mood });
  const { id } = await school.create();
  const started = Date.now();
  await assertFault(await school.tap(id, 'a@example.com', 'tap-1'), 503, 'payment_unknown');
  assert.ok(Date.now() - started < 12_000, `the answer took ${Date.now() - started} ms`);
  school.company.mend();
  await bookingAgain(await school.tap(id, 'a@example.com', 'tap-1'));
  assert.equal(school.company.taken().length, 1);
  return school;
}

/** One gzip stream of so many megabytes of spaces. */
function pack(megabytes: number): Promise<Buffer> {
  const space = Buffer.alloc(1024 * 1024, ' ');
  return buffer(Readable.from(Array.from({ length: megabytes }, () => space)).pipe(createGzip({ level: 1 })));
}

/** The company in its other moods. */
export const neighborProbes: Readonly<Record<string, Probe>> = {
  'a company that never answers is unknown after ten seconds': probe('asked', async (project) => {
    await knowsNothing(project, hangs);
  }),
  'a company whose answer never ends is unknown after ten seconds': probe('hostile', async (project) => {
    await knowsNothing(project, (response) => {
      response.writeHead(201, { 'content-type': 'application/json' }).write('{"charge": "ch_9", ');
      const drip = setInterval(() => response.write(' '), 300);
      response.on('close', () => clearInterval(drip));
    });
  }),
  'an answer that unpacks to hundreds of megabytes does no harm': probe('hostile', async (project) => {
    const bytes = await pack(600);
    const school = await knowsNothing(project, (response) => {
      response.writeHead(201, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bytes);
    });
    const status = `/proc/${school.pid()}/status`;
    if (!existsSync(status)) return;
    const peak = Number(/VmHWM:\s+(\d+)/.exec(await readFile(status, 'utf8'))?.[1]) / 1024;
    assert.ok(peak < 300, `it took ${Math.round(peak)} MB`);
  }),
  'garbage is no payment': probe('hostile', async (project) => {
    const texts = [
      [201, '<h1>Welcome</h1>'],
      [201, ''],
      [201, 'null'],
      [201, '["paid"]'],
      [201, '{"status": "paid"}'],
      [201, '{"charge": null, "status": "paid"}'],
      [201, '{"charge": "ch_7", "status": "failed"}'],
      [500, '{"charge": "ch_7", "status": "paid"}'],
      [201, '['.repeat(30_000)],
      [201, '\xff\xfe'],
    ] as const;
    const school = await openSchool(project, { moods: texts.map(([status, text]) => answers(status, text)) });
    const { id } = await school.create({ places: 50 });
    for (const [index, [status, text]] of texts.entries()) {
      const answer = await school.tap(id, `p${index}@example.com`);
      assert.equal(answer.status, 503, `${status} ${text.slice(0, 30)} becomes ${answer.status}`);
    }
    assert.equal(school.company.attempts.length, texts.length);
  }),
  'a company that cannot be reached is unknown': probe('implied', async (project) => {
    const school = await openSchool(project, { environment: { PAY_URL: 'http://127.0.0.1:9' } });
    const { id } = await school.create();
    await assertFault(await school.tap(id), 503, 'payment_unknown');
  }),
  'a company that hangs up is unknown': probe('hostile', async (project) => {
    await knowsNothing(project, (response) => {
      response.writeHead(201, { 'content-type': 'application/json', 'content-length': '60' });
      response.write('{"charge": "ch_9", "status": "paid"}', () => response.destroy());
    });
  }),
  'the key and the card go nowhere else': probe('hostile', async (project) => {
    const seen: IncomingHttpHeaders[] = [];
    const other = createServer((request, response) => {
      seen.push(request.headers);
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"charge": "ch_x", "status": "paid"}');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    project.onClose(async () => {
      other.close();
      other.closeAllConnections();
    });
    const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/charges`;
    const school = await openSchool(project, {
      moods: [(response) => response.writeHead(307, { location }).end()],
    });
    const { id } = await school.create();
    await assertFault(await school.tap(id), 503, 'payment_unknown');
    assert.equal(seen.length, 0, 'the redirect was followed');
  }),
  'while the company hangs the rest of the service answers at once': probe('hostile', async (project) => {
    const school = await openSchool(project, { always: hangs });
    const { id } = await school.create({ places: 200 });
    const waiting = Array.from({ length: 90 }, (_, index) =>
      school.tap(id, `p${index}@example.com`).catch(() => undefined),
    );
    await eventually(() => school.company.attempts.length > 0, 'no card is charged');
    await pause(1_000);
    for (let time = 0; time < 3; time += 1) {
      const started = Date.now();
      await school.page();
      assert.ok(Date.now() - started < 2_500, `the list took ${Date.now() - started} ms`);
      await bookingOf(await school.book(id, `q${time}@example.com`));
      assert.ok(Date.now() - started < 3_500, `a booking without a card took ${Date.now() - started} ms`);
    }
    void Promise.all(waiting);
  }),
};
