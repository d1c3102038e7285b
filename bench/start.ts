import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printFigures } from './report/print-figures.ts';

const folder = mkdtempSync(join(tmpdir(), 'regelwerk-start-'));
const first = await timeStart();
const second = await timeStart();
printFigures([
  { name: 'npm start until ready, no data yet', unit: 'ms', value: first, goal: { of: 'value', atMost: 2500 } },
  { name: 'npm start until ready, data present', unit: 'ms', value: second, goal: { of: 'value', atMost: 1000 } },
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
