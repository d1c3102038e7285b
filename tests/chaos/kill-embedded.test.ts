import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '@regelwerk/database/open-database';
import { expect, test } from 'vitest';
import { endWithParent } from '../../tools/testing/end-with-parent.ts';

const rounds = Number(process.env.KILL_ROUNDS ?? 1);
const isLong = rounds > 1;
const longestRunMs = 900;

/** Runs the writer and kills it after a while; returns the numbers it printed, more than `fewest`, each an acknowledged write. */
async function writeUntilKilled(dataDir: string, runMs: number, fromStart: boolean, fewest = -1): Promise<number[]> {
  const writer = spawn(process.execPath, [join(import.meta.dirname, 'write-forever.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithParent(writer);
  const acknowledged: number[] = [];
  const complaints: string[] = [];
  createInterface({ input: writer.stderr }).on('line', (line) => complaints.push(line));
  const ready = new Promise<void>((resolve, reject) => {
    createInterface({ input: writer.stdout }).on('line', (line) =>
      line === 'ready' ? resolve() : acknowledged.push(Number(line)),
    );
    writer.on('exit', () => reject(new Error(`the writer did not start: ${complaints.join('\n')}`)));
  });
  const exited = once(writer, 'exit');
  // a deliberately killed start is not a failure
  ready.catch(() => undefined);
  if (fromStart) await Promise.race([delay(runMs), ready.catch(() => undefined)]);
  else {
    await ready;
    await delay(runMs);
    await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(fewest);
  }
  await kill(writer, exited);
  return acknowledged;
}

async function kill(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  child.kill('SIGKILL');
  await exited;
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

test(
  `${rounds} kills under write load lose no acknowledged write and never keep the database from opening`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-kill-'));
    const acknowledged = new Set<number>();
    // the golden ratio spreads the moments: as good as random, and the same in every run
    const moment = (round: number) => Math.round(((round * 0.618) % 1) * longestRunMs);
    // the first start is the longest, so it is killed at several stages before anything is written
    for (const cut of isLong ? [150, 900, 1800, 2600] : [1200]) await writeUntilKilled(dataDir, cut, true);
    for (let round = 1; round <= rounds; round += 1) {
      // a slow machine goes on until the last round has enough
      const fewest = round === rounds ? rounds * 10 - acknowledged.size : -1;
      for (const id of await writeUntilKilled(dataDir, moment(round), false, fewest)) acknowledged.add(id);
    }
    expect(acknowledged.size).toBeGreaterThan(rounds * 10);
    const database = await openDatabase({ dataDir });
    const { rows } = await database.pool.query<{ id: string }>('select id::text from public.kills');
    const kept = new Set(rows.map(({ id }) => Number(id)));
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
    const { rows: damaged } = await database.pool.query(
      'select id from public.kills where length(filler) <> id % 3000',
    );
    expect(damaged).toEqual([]);
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  },
  300_000 + rounds * 10_000,
);
