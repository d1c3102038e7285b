import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processorTime } from '../../../../tools/testing/processor-time.ts';
import { passwordCost } from '../domain/accounts/password-hash.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const samples = Number(process.env.TIMING_SAMPLES ?? 10);
const password = 'correct horse 9';

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

describe('the work behind an answer', () => {
  let app: TestApp;

  beforeAll(async () => {
    // the hash is the work that an answer could lack
    app = (await createTestApp('native', { RATE_LIMIT_FACTOR: '100000', MAIL_CONFIRM: '1' })).atCost(passwordCost);
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
    ['sign-in', 'token?grant_type=password', { password: 'wrong horse 9' }],
    ['recover', 'recover', {}],
    ['sign-up', 'signup', { password }],
  ])('of %s does not tell whether an address has an account', async (_name, path, more) => {
    const spent: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    const answers = new Set<string>();
    for (let round = 0; round < samples; round += 1) {
      // in alternating order, so that neither pays for shared warm-up
      for (const kind of round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const before = processorTime();
        const response = await call(path, { email: `${kind}@example.com`, ...more });
        const text = await response.text();
        spent[kind].push(processorTime() - before);
        answers.add(
          `${response.status} ${text.replaceAll(/unknown|known|[0-9a-f]{8}-[0-9a-f-]{27}|[\d:.TZ-]{20,}/g, '')}`,
        );
      }
    }
    expect(answers.size).toBe(1);
    const ratio = median(spent.known) / median(spent.unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});
