import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const samples = Number(process.env.TIMING_SAMPLES ?? 60);
const password = 'correct horse 9';

/**
 * The chance that a random answer about a known address took longer than one about an unknown address. A half means
 * that the time tells nothing.
 */
function chanceOfTelling(known: readonly number[], unknown: readonly number[]): number {
  const wins = known.flatMap((a) => unknown.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce((sum: number, win) => sum + win, 0) / wins.length;
}

describe('the time of an answer', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp('native', { RATE_LIMIT_FACTOR: '100000', MAIL_CONFIRM: '1' });
    await call('signup', { email: 'known@example.com', password });
    await app.mails();
    for (let warm = 0; warm < 5; warm += 1)
      await call('token?grant_type=password', { email: 'x@example.com', password });
  });
  afterAll(() => app.remove());

  const call = (path: string, body: object) =>
    app.request(`/auth/v1/${path}`, {
      method: 'POST',
      headers: app.visitor({ 'content-type': 'application/json' }),
      body: JSON.stringify(body),
    });

  test.each([
    ['sign-in', 'token?grant_type=password', { password: 'wrong horse 9' }, samples],
    ['recover', 'recover', {}, samples * 3],
    ['sign-up', 'signup', { password }, samples],
  ])('of %s does not tell whether an address has an account', async (_name, path, more, times) => {
    const taken: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    const answers = new Set<string>();
    for (let round = 0; round < times; round += 1) {
      // in turns and in changing order, so that both see the same machine
      for (const kind of round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const start = performance.now();
        const response = await call(path, {
          email: `${kind}@example.com`,
          ...more,
        });
        taken[kind].push(performance.now() - start);
        const text = await response.text();
        answers.add(
          `${response.status} ${text.replaceAll(/unknown|known|[0-9a-f]{8}-[0-9a-f-]{27}|[\d:.TZ-]{20,}/g, '')}`,
        );
      }
    }
    expect(answers.size).toBe(1);
    expect(Math.abs(chanceOfTelling(taken.known, taken.unknown) - 0.5)).toBeLessThan(0.2);
  });
});
