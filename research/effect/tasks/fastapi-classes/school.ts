import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Project } from '../../open-project.ts';
import { type Company, type Mood, openCompany, payKey } from './company.ts';

export interface SwimmingClass {
  readonly id: string;
  readonly title: string;
  readonly startsAt: string;
  readonly places: number;
  readonly free: number;
  readonly price: number;
}

interface Booking {
  readonly id: string;
  readonly class: string;
  readonly email: string;
  readonly charge?: string | null;
}

/** Every probe starts at this time unless it says otherwise. */
export const start = '2026-03-01T08:00:00Z';

export const crawl = {
  title: 'Crawl for children',
  teacher: 'Ana',
  startsAt: '2026-03-10T17:30:00+01:00',
  minutes: 45,
  places: 8,
  price: 1800,
};

interface Page {
  readonly classes: SwimmingClass[];
  readonly next: string | null;
}

interface SchoolOptions {
  readonly moods?: readonly Mood[];
  /** How the company meets calls after `moods`. */
  readonly always?: Mood;
  /** SQL that makes the file before the service starts. */
  readonly sql?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export type School = Awaited<ReturnType<typeof openSchool>>;

/** The service of a solution with its own file and a company of its own, and short words for its calls. */
export async function openSchool(project: Project, { moods, always, sql, environment }: SchoolOptions = {}) {
  const company: Company = await openCompany(project, moods, always);
  const folder = await mkdtemp(join(tmpdir(), 'effect-school-'));
  project.onClose(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'pool.db');
  if (sql !== undefined) await runSql(project, folder, file, sql);
  const settings = { POOL_DB: file, POOL_NOW: start, PAY_URL: company.url, PAY_KEY: payKey, ...environment };
  const open = () => project.start(['python', '-m', 'pool'], settings);
  let service = await open();
  let said = '';

  const call = (path: string, options: RequestInit = {}) =>
    fetch(`${service.url}${path}`, { signal: AbortSignal.timeout(20_000), redirect: 'manual', ...options });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const read = async <T>(path: string) => {
    const answer = await call(path);
    assert.equal(answer.status, 200, `${path} answers ${answer.status} ${await answer.clone().text()}`);
    return (await answer.json()) as T;
  };
  return {
    company,
    call,
    post,
    pid: () => service.process.pid,
    output: () => said + service.output(),
    restart: async () => {
      await service.stop();
      said += service.output();
      service = await open();
    },
    create: async (more: Partial<typeof crawl> = {}) => {
      const answer = await post('/classes', { ...crawl, ...more });
      assert.equal(answer.status, 201, await answer.clone().text());
      return (await answer.json()) as SwimmingClass;
    },
    shown: (id: string) => read<SwimmingClass>(`/classes/${id}`),
    page: (words = '') => read<Page>(`/classes${words}`),
    /** A tap in the app: the same `request` is the same tap. */
    tap: (id: string, email = 'a@example.com', request: string = crypto.randomUUID(), card: unknown = 'tok_visa') =>
      post(`/classes/${id}/bookings`, { name: 'Kim', email, card }, { 'request-id': request }),
    /** A booking of the old app. */
    book: (id: string, email = 'a@example.com') => post(`/classes/${id}/bookings`, { name: 'Kim', email }),
  };
}

export async function bookingOf(answer: Response): Promise<Booking> {
  assert.equal(answer.status, 201, `the booking answers ${answer.status} ${await answer.clone().text()}`);
  return (await answer.json()) as Booking;
}

/** An answer that the app understands as its booking: a repeated call may be answered with 200. */
export async function bookingAgain(answer: Response): Promise<Booking> {
  assert.ok([200, 201].includes(answer.status), `asking again answers ${answer.status} ${await answer.clone().text()}`);
  return (await answer.json()) as Booking;
}

/** A refusal in the shape of this service. */
export async function assertFault(answer: Response, status: number, code?: string): Promise<void> {
  const text = await answer.text();
  assert.equal(answer.status, status, `${answer.status} instead of ${status}: ${text.slice(0, 200)}`);
  assertShape(text, code);
}

/** A refusal of any status of the caller's fault, in the shape of this service. */
export async function assertRefused(answer: Response, what: string): Promise<void> {
  const text = await answer.text();
  assert.ok(answer.status >= 400 && answer.status < 500, `${what}: ${answer.status} ${text.slice(0, 200)}`);
  assertShape(text);
}

function assertShape(text: string, code?: string): void {
  const { fault } = JSON.parse(text) as { fault?: { code?: unknown; text?: unknown } };
  assert.equal(typeof fault?.text, 'string', `no fault in ${text.slice(0, 200)}`);
  if (code === undefined) assert.equal(typeof fault?.code, 'string');
  else assert.equal(fault?.code, code);
}

/** Waits up to ten seconds until something is so. */
export async function eventually(isTrue: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isTrue()) return;
    await pause(50);
  }
  assert.fail(what);
}

async function runSql(project: Project, folder: string, file: string, sql: string): Promise<void> {
  const script = join(folder, 'old.sql');
  await writeFile(script, sql);
  const code = 'import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(open(sys.argv[2]).read())';
  const { code: ended, stderr } = await project.run(['python', '-c', code, file, script]);
  assert.equal(ended, 0, stderr);
}
