import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@regelwerk/database/open-database';
import { printFigures } from './report/print-figures.ts';

const folder = mkdtempSync(join(tmpdir(), 'regelwerk-start-'));
const first = await timeStart();
const second = await timeStart();
const creation = await timeDatabase();
const opening = await timeDatabase();
printFigures([
  {
    name: 'npm start until ready, no data yet',
    unit: 'ms',
    value: first,
    reference: { name: 'creating an empty PGlite database', value: creation },
  },
  {
    name: 'npm start until ready, data present',
    unit: 'ms',
    value: second,
    reference: { name: 'opening it again', value: opening },
    goal: { of: 'ratio', atMost: 2.5 },
  },
]);
rmSync(folder, { recursive: true, force: true });

/** Returns the milliseconds from the command to the line that says ready, with everything installed and built. */
async function timeStart(): Promise<number> {
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let time: number | undefined;
  for await (const chunk of child.stdout) {
    if (time !== undefined || !String(chunk).includes('ready at')) continue;
    time = performance.now() - start;
    child.kill('SIGTERM');
  }
  if (time === undefined) throw new Error('npm start ended before it was ready.');
  return time;
}

/** Returns the milliseconds until an embedded database without tables is open, which is created the first time. */
async function timeDatabase(): Promise<number> {
  const start = performance.now();
  const database = await openDatabase({ dataDir: join(folder, 'reference') });
  const time = performance.now() - start;
  await database.close();
  return time;
}
