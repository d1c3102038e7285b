import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { assertFault, bookingOf, openSchool, type School } from '../school.ts';

async function subscribe(school: School, teacher = 'Ana') {
  const answer = await school.post('/calendars', { teacher });
  assert.equal(answer.status, 201, await answer.clone().text());
  const { path } = (await answer.json()) as { path: string };
  assert.match(path, /^\/calendars?\/[^/]+\.ics$/);
  return path;
}

/** The bytes of a calendar. */
async function bytes(school: School, path: string) {
  const answer = await school.call(path);
  assert.equal(answer.status, 200, await answer.clone().text());
  assert.match(answer.headers.get('content-type') ?? '', /^text\/calendar/);
  return Buffer.from(await answer.arrayBuffer());
}

type Entry = Readonly<Record<string, string>>;

/** The entries of a calendar as a phone reads them: values by the names of their lines, without parameters. */
async function entries(school: School, path: string): Promise<Entry[]> {
  const text = (await bytes(school, path)).toString('utf8').replaceAll(/\r\n[ \t]/g, '');
  const found: Record<string, string>[] = [];
  let entry: Record<string, string> | undefined;
  for (const line of text.split('\r\n')) {
    if (line === 'BEGIN:VEVENT') {
      entry = {};
      found.push(entry);
    } else if (line === 'END:VEVENT') entry = undefined;
    else if (entry !== undefined) {
      const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
      assert.notEqual(name, '', `no line of a calendar: ${line}`);
      entry[name] ??= value;
    }
  }
  return found;
}

/** The text of a value as a phone shows it. */
const shown = (value = '') => value.replaceAll(/\\([\\;,nN])/g, (_all, sign) => (/n/i.test(sign) ? '\n' : sign));

/** Calendars of teachers. */
export const calendarProbes: Readonly<Record<string, Probe>> = {
  'a calendar holds the classes of its teacher': probe('asked', async (project) => {
    const school = await openSchool(project);
    const { id } = await school.create();
    await school.create({ title: 'Diving', teacher: 'Bo' });
    await school.create({ title: 'Past', startsAt: '2026-02-10T17:30:00+01:00' });
    await bookingOf(await school.book(id));
    await bookingOf(await school.tap(id, 'b@example.com'));
    const path = await subscribe(school);
    const found = await entries(school, path);
    assert.deepEqual(found.map(({ SUMMARY }) => SUMMARY).sort(), ['Crawl for children (2/8)', 'Past (0/8)']);
    const entry = found.find(({ SUMMARY }) => SUMMARY?.startsWith('Crawl'));
    const text = (await bytes(school, path)).toString('utf8');
    assert.match(text, /^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
    for (const line of ['VERSION:2.0', 'PRODID:']) assert.ok(text.includes(`\r\n${line}`), `no ${line}`);
    assert.match(entry?.DTSTAMP ?? '', /^\d{8}T\d{6}Z$/);
    const start = entry?.DTSTART ?? '';
    assert.ok(['20260310T163000Z', '20260310T173000'].includes(start), start);
    if (!start.endsWith('Z')) assert.match(text, /DTSTART;TZID=Europe\/Vienna:/);
    const end = entry?.DTEND ?? entry?.DURATION ?? '';
    assert.ok(['20260310T171500Z', '20260310T181500', 'PT45M'].includes(end), end);
  }),
  'a title is text and cannot write lines of the calendar': probe('hostile', async (project) => {
    const school = await openSchool(project);
    const titles = [
      'Öl; Wasser, \\ und "mehr"',
      'One\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:forged',
      'Two\r\nATTACH:https://example.com',
    ];
    for (const title of titles) await school.create({ title });
    const found = await entries(school, await subscribe(school));
    assert.equal(found.length, 3);
    const seen = found.map(({ SUMMARY }) => shown(SUMMARY).replace(/ \(0\/8\)$/, ''));
    assert.ok(seen.includes(titles[0] ?? ''), JSON.stringify(seen));
    for (const entry of found) assert.equal(entry.ATTACH, undefined);
    const loose = /(?<!\r)\n|\r(?!\n)/;
    assert.doesNotMatch((await bytes(school, await subscribe(school))).toString('utf8'), loose, 'a line ends alone');
  }),
  'no line of a calendar is too long and no letter is cut': probe('hostile', async (project) => {
    const school = await openSchool(project);
    const title = `${'Rückenschwimmen für Große 🏊 '.repeat(6)}x`;
    await school.create({ title });
    const path = await subscribe(school);
    const whole = await bytes(school, path);
    for (const line of whole.toString('latin1').split('\r\n'))
      assert.ok(line.length <= 75, `a line has ${line.length} bytes`);
    for (const line of whole.toString('latin1').split('\r\n'))
      assert.ok(Buffer.from(line, 'latin1').toString('utf8').includes('\uFFFD') === false, 'a letter is cut');
    const [entry] = await entries(school, path);
    assert.equal(shown(entry?.SUMMARY), `${title} (0/8)`);
  }),
  'an entry stays the same entry when its class changes': probe('implied', async (project) => {
    const school = await openSchool(project);
    const { id } = await school.create();
    await school.create({ startsAt: '2026-03-11T17:30:00+01:00' });
    const path = await subscribe(school);
    const before = (await entries(school, path)).map(({ UID }) => UID);
    assert.equal(new Set(before).size, 2);
    assert.ok(!before.includes(undefined));
    await school.call(`/classes/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"title": "Butterfly"}',
    });
    await bookingOf(await school.book(id));
    await school.restart();
    const after = await entries(school, path);
    assert.deepEqual(after.map(({ UID }) => UID).sort(), [...before].sort());
    assert.ok(after.some(({ SUMMARY }) => SUMMARY === 'Butterfly (1/8)'));
  }),
  'a new address replaces the one of before': probe('asked', async (project) => {
    const school = await openSchool(project);
    await school.create();
    const other = await subscribe(school, 'Bo');
    const old = await subscribe(school);
    assert.equal((await entries(school, old)).length, 1);
    const fresh = await subscribe(school);
    await assertFault(await school.call(old), 404);
    assert.equal((await entries(school, fresh)).length, 1);
    assert.equal((await entries(school, other)).length, 0);
    await school.restart();
    assert.equal((await entries(school, fresh)).length, 1);
    await assertFault(await school.call(old), 404);
  }),
  'an address cannot be guessed': probe('implied', async (project) => {
    const school = await openSchool(project);
    const paths = [await subscribe(school), await subscribe(school), await subscribe(school, 'Bo')];
    assert.equal(new Set(paths).size, 3);
    for (const path of paths) assert.ok((path.split('/')[2] ?? '').length >= 20, `${path} is short`);
    for (const guess of ['Ana', 'ana', '1', '%00', '..', '%25', '%C3%BC', 'x'.repeat(3_000), '%ED%A0%80']) {
      const answer = await school.call(`/calendar/${guess}.ics`);
      assert.ok(answer.status >= 400 && answer.status < 500, `${guess.slice(0, 9)}: ${answer.status}`);
    }
  }),
  'the log does not open a calendar': probe('hostile', async (project) => {
    const school = await openSchool(project);
    const path = await subscribe(school);
    await entries(school, path);
    await school.call(path, { method: 'HEAD' });
    await school.call(path, { method: 'POST' });
    const secret = (path.split('/')[2] ?? '').replace('.ics', '');
    assert.ok(!school.output().includes(secret), 'the log has the address of the calendar');
    assert.match(school.output(), /\b200\b/, 'the calls are no longer in the log');
  }),
  'a teacher of the wrong kind is refused': probe('hostile', async (project) => {
    const school = await openSchool(project);
    for (const teacher of [5, '', null, ['Ana'], { name: 'Ana' }, 'x'.repeat(100_000)])
      await assertFault(await school.post('/calendars', { teacher }), 422);
  }),
};
