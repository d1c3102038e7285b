import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandResult, Project } from '../../open-project.ts';

interface Booking {
  readonly date: string;
  readonly member: string | null;
  /** Cents. */
  readonly amount: number;
  readonly text: string;
}

export const members = { 'M-0012': 'Anna Müller', 'M-0031': 'Jörg Weiß' };

/** A booking in the book as the present version keeps it. */
export const booked = (date: string, amount: number, more: Partial<Booking> = {}): Booking => ({
  date,
  member: 'M-0012',
  amount,
  text: 'by hand',
  ...more,
});

const encode = (text: string) => Buffer.from(text.replaceAll('–', '\x96').replaceAll('€', '\x80'), 'latin1');

/** A file of the bank with these rows, in its encoding and with the lines that it puts before and after. */
export function bankFile(rows: readonly string[]): Buffer {
  const before = '"Konto";"DE00"\r\n"Zeitraum";"01.03.2026 - 31.03.2026"\r\n\r\n';
  const head = '"Buchungstag";"Name";"Verwendungszweck";"Betrag"\r\n';
  const after = '\r\n"Summe";"";"";"1.580,40"\r\n';
  return encode(before + head + rows.map((row) => `${row}\r\n`).join('') + after);
}

export const bankRow = (date: string, purpose: string, amount: string, name = 'Müller, Anna') =>
  `"${date}";"${name}";"${purpose.replaceAll('"', '""')}";"${amount}"`;

/** A book of its own for a probe, and short words for its commands. */
export async function openClub(project: Project, bookings: readonly Booking[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'effect-club-'));
  project.onClose(() => rm(folder, { recursive: true, force: true }));
  const book = join(folder, 'book.json');
  await writeFile(book, JSON.stringify({ members, bookings }));
  const run = (words: readonly string[], environment: Record<string, string> = {}) =>
    project.run(['python3', '-m', 'clubbook', ...words], {
      environment: { CLUBBOOK_DATA: book, PYTHONIOENCODING: 'utf-8', ...environment },
      limit: 20_000,
    });
  const write = async (name: string, content: string | Buffer) => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  const read = async () => JSON.parse(await readFile(book, 'utf8')) as { bookings: Booking[] };
  const report = async (year: string) => {
    const file = join(folder, `report-${year}.csv`);
    const result = await run(['report', year, '--csv', file]);
    assert.equal(result.code, 0, result.stderr);
    const [head = '', ...lines] = (await readFile(file, 'utf8'))
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/);
    return { head, rows: lines.map((line) => line.split(',')), text: result.stdout };
  };
  return {
    folder,
    book,
    run,
    write,
    bookings: async () => (await read()).bookings,
    raw: () => readFile(book, 'utf8'),
    importBank: async (rows: readonly string[] | Buffer, environment?: Record<string, string>) => {
      const file = await write('bank.csv', Buffer.isBuffer(rows) ? rows : bankFile(rows));
      return run(['import', '--format', 'bank', file], environment);
    },
    importClub: async (text: string) => run(['import', await write('list.csv', text)]),
    balances: async () => {
      const { stdout, stderr, code } = await run(['balance']);
      assert.equal(code, 0, stderr);
      return Object.fromEntries(
        stdout
          .trim()
          .split('\n')
          .map((line) => line.split('\t')),
      );
    },
    report,
    /** In, out (without a sign) and balance of a month. */
    month: async (name: string) => {
      const { rows } = await report(name.slice(0, 4));
      const [, received = '', spent = '', balance = ''] = rows.find(([month]) => month === name) ?? [];
      return [received, spent.replace('-', ''), balance];
    },
  };
}

/** A refusal of this command: exit code 2, a line for a person, no traceback. */
export function assertRefused({ code, stderr, stdout }: CommandResult, what: string): void {
  assert.doesNotMatch(stderr + stdout, /Traceback/, what);
  assert.equal(code, 2, `${what}: code ${code}, ${stderr}`);
  assert.notEqual(stderr.trim(), '', `${what}: nothing on stderr`);
}

export function assertDone({ code, stderr }: CommandResult): void {
  assert.equal(code, 0, stderr);
}
