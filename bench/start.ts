import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printFigures } from './report/print-figures.ts';

const folder = mkdtempSync(join(tmpdir(), 'regelwerk-start-'));
const dataDir = join(folder, 'data');
const openAlone = [process.execPath, 'bench/open-alone.ts'];
const creation = await timeUntilReady(openAlone, join(folder, 'empty'));
const first = await timeUntilReady(['npm', 'start'], dataDir);
const second = await timeUntilReady(['npm', 'start'], dataDir);
const opening = await timeUntilReady(openAlone, dataDir);
printFigures([
  {
    name: 'npm start until ready, no data yet',
    unit: 'ms',
    value: first,
    reference: { name: 'a process that only creates an empty database', value: creation },
  },
  {
    name: 'npm start until ready, data present',
    unit: 'ms',
    value: second,
    reference: { name: 'a process that only opens that database', value: opening },
    goal: { of: 'ratio', atMost: 2.5 },
  },
]);
rmSync(folder, { recursive: true, force: true });

/** Returns the milliseconds from the command to the line that says ready, with everything installed and built. */
async function timeUntilReady([command = '', ...words]: readonly string[], place: string): Promise<number> {
  const start = performance.now();
  const child = spawn(command, words, {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: '0', DATA_DIR: place, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let time: number | undefined;
  for await (const chunk of child.stdout) {
    if (time !== undefined || !String(chunk).includes('ready at')) continue;
    time = performance.now() - start;
    child.kill('SIGTERM');
  }
  if (time === undefined) throw new Error(`${command} ended before it was ready.`);
  return time;
}
