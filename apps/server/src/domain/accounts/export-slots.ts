import type { Database } from '@regelwerk/database/open-database';
import { AppError } from '../app-error.ts';

/** The number of exports that this process writes at the same time; each keeps a page of rows in memory. */
const mostAtOnce = 4;
/** A slot of a process that died without releasing it is free again after this time. */
const heldMs = 60_000;
const renewalMs = 20_000;

const now = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
const claim = `insert into private.rate_limits (key, points, expire) values ($1, 1, ${now} + ${heldMs})
  on conflict (key) do update set expire = excluded.expire where private.rate_limits.expire < ${now}
  returning key`;
const renew = `update private.rate_limits set expire = ${now} + ${heldMs} where key = $1`;
const giveBack = 'delete from private.rate_limits where key = $1';

/** Limits each account to one export at a time across all processes, and bounds the exports of this process. */
export class ExportSlots {
  readonly #owners = new Set<string>();
  readonly #pool: Database['pool'];

  constructor({ pool }: Pick<Database, 'pool'>) {
    this.#pool = pool;
  }

  /** Takes a slot and returns the function that releases it, which may be called twice. Throws if no slot is free. */
  async take(userId: string): Promise<() => void> {
    if (this.#owners.has(userId)) throw alreadyRunning();
    if (this.#owners.size >= mostAtOnce)
      throw new AppError('too_many_exports', 'Too many exports are being written. Please try again in a minute.');
    this.#owners.add(userId);
    const key = `export:${userId}`;
    try {
      const { rows } = await this.#pool.query(claim, [key]);
      if (rows.length === 0) throw alreadyRunning();
    } catch (error) {
      this.#owners.delete(userId);
      throw error;
    }
    let renewal: Promise<unknown> = Promise.resolve();
    // a claim that cannot be renewed or released expires
    const run = (statement: string) => this.#pool.query(statement, [key]).catch(() => undefined);
    const timer = setInterval(() => {
      renewal = run(renew);
    }, renewalMs);
    timer.unref();
    const release = async () => {
      clearInterval(timer);
      await renewal;
      await run(giveBack);
      this.#owners.delete(userId);
    };
    let isReleased = false;
    return () => {
      if (!isReleased) void release();
      isReleased = true;
    };
  }
}

function alreadyRunning(): AppError {
  return new AppError('export_running', 'An export of this account is being written already');
}
