import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../tools/testing/form-data.ts';
import { startTarget, type Target } from './start-target.ts';

const hour = 3_600_000;

/** A server whose clock, and that of its embedded database, is changed as a machine's may be. */
describe('a changed clock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'regelwerk-clock-'));
  const file = join(folder, 'ahead');
  const setAhead = (ms: number) => writeFileSync(file, String(ms));
  let target: Target;

  beforeAll(async () => {
    setAhead(0);
    target = await startTarget(
      {
        SIGNUP_TOKENS: '10',
        CLOCK_FILE: file,
        NODE_OPTIONS: `--import=${join(import.meta.dirname, '../../tools/testing/moved-clock.ts')}`,
      },
      'embedded',
    );
  });
  afterAll(async () => {
    await target.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const signUp = async () => {
    const client = createClient(target.url, target.key, { auth: { persistSession: false, autoRefreshToken: false } });
    const { data, error } = await client.auth.signUp({
      email: `${randomUUID()}@example.com`,
      password: 'correct horse 9',
    });
    if (error !== null || data.session === null) throw error ?? new Error('nobody signed up');
    const refreshToken = data.session.refresh_token;
    return {
      client,
      refresh: () => client.auth.refreshSession({ refresh_token: refreshToken }),
      status: async () => {
        const answer = await fetch(`${target.url}/rest/v1/user_tokens?select=tokens_remaining`, {
          headers: { apikey: target.key, authorization: `Bearer ${data.session?.access_token}` },
        });
        return answer.status;
      },
    };
  };
  /** Checks everything that visitors and signed-in people need, at the present time. */
  const isWhole = async () => {
    const { client } = await signUp();
    const { data } = await client.from('user_tokens').select('tokens_remaining').single();
    const generated = await client.functions.invoke('generate-rules', { body: { formData } });
    const ready = await fetch(`${target.url}/ready`);
    return [ready.status, data?.tokens_remaining, generated.error];
  };

  test.each([
    ['two hours ahead', 2 * hour, 0],
    ['two hours back', 0, 2 * hour],
  ])('%s: sessions, rules, tokens and limits keep working', async (_name, to, from) => {
    setAhead(from);
    const before = await signUp();
    expect(await before.status()).toBe(200);
    setAhead(to);
    expect(await isWhole()).toEqual([200, 10, null]);
    // two hours later a token of one hour has expired, but its session has not
    expect(await before.status()).toBe(to > from ? 401 : 200);
    expect((await before.refresh()).error).toBeNull();
    setAhead(from);
    expect(await isWhole()).toEqual([200, 10, null]);
    expect(target.process.exitCode).toBeNull();
  });

  test('a statement that runs while the clock is set ahead does not count as endless', async () => {
    setAhead(0);
    const { client } = await signUp();
    let isRunning = true;
    const calls = Array.from({ length: 8 }, async () => {
      const outcomes: number[] = [];
      while (isRunning) outcomes.push((await client.from('ai_models').select('name')).status);
      return outcomes;
    });
    for (let jump = 0; jump < 40; jump += 1) {
      setAhead(jump % 2 === 0 ? 2 * hour : 0);
      await client.from('translations').select('key');
    }
    isRunning = false;
    // a token that expired in between is refused; the database never becomes unavailable
    expect(new Set((await Promise.all(calls)).flat())).not.toContain(503);
    expect(target.lines.filter((line) => /change feed was interrupted/.test(line))).toEqual([]);
  });
});
