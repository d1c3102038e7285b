import { expect, test, vi } from 'vitest';
import { keepRunning } from './keep-running.mjs';

/** Runs a server that ends with these codes in turn, `everyMs` apart; returns the output and the number of starts. */
async function run(codes: readonly number[], everyMs = 1000) {
  let starts = 0;
  let clock = 0;
  const said: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const start = async () => {
    clock += everyMs;
    starts += 1;
    return codes[starts - 1] ?? 0;
  };
  try {
    const code = await keepRunning(start, { firstWaitMs: 1, now: () => clock });
    return { code, starts, said: said.join('') };
  } finally {
    write.mockRestore();
  }
}

test('a server that exits cleanly is not restarted', async () => {
  expect(await run([0])).toEqual({ code: 0, starts: 1, said: '' });
});

test('a server that dies is restarted, with the reason', async () => {
  const { code, starts, said } = await run([137, 134, 70, 0]);
  expect([code, starts]).toEqual([0, 4]);
  expect(said).toMatch(/137, killed.*memory[\s\S]*134, aborted.*memory[\s\S]*70, after an error/);
  // with growing delays
  expect(said.match(/again in (\S+) s/g)).toEqual(['again in 0.001 s', 'again in 0.002 s', 'again in 0.004 s']);
});

test('five deaths within a minute end it, with the last exit code', async () => {
  const { code, starts, said } = await run([70, 70, 70, 70, 137]);
  expect([code, starts]).toEqual([137, 5]);
  expect(said).toContain('fifth time within a minute');
});

test('five deaths over a longer time do not', async () => {
  expect(await run([70, 70, 70, 70, 70, 70, 70, 0], 20_000)).toMatchObject({ code: 0, starts: 8 });
});

test('a first start that fails is not repeated, a later one is', async () => {
  expect(await run([1])).toMatchObject({ code: 1, starts: 1, said: '' });
  expect(await run([137, 1, 1, 0])).toMatchObject({ code: 0, starts: 4 });
});
