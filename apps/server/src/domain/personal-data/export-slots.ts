import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { AppError } from '../kernel/app-error.ts';

/** The number of exports that this process writes at the same time; each keeps a page of rows in memory. */
const mostAtOnce = 4;
/** A slot of a process that died without releasing it is free again after this time. */
const heldMs = 60_000;
const renewalMs = 20_000;

const now = sql<string>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
const expiry = sql<string>`${now} + ${heldMs}::bigint`;

/** Limits each account to one export at a time across all processes, and bounds the exports of this process. */
export class ExportSlots {
  readonly #owners = new Set<string>();
  readonly #kysely: Database['kysely'];

  constructor({ kysely }: Pick<Database, 'kysely'>) {
    this.#kysely = kysely;
  }

  /** Takes a slot and returns the function that releases it, which may be called twice. Throws if no slot is free. */
  async take(userId: string): Promise<() => void> {
    if (this.#owners.has(userId)) throw alreadyRunning();
    if (this.#owners.size >= mostAtOnce)
      throw new AppError('too_many_exports', 'Too many exports are being written. Please try again in a minute.');
    this.#owners.add(userId);
    const key = `export:${userId}`;
    try {
      if (!(await this.#claim(key))) throw alreadyRunning();
    } catch (error) {
      this.#owners.delete(userId);
      throw error;
    }
    let renewal: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      renewal = unlessFailing(
        this.#kysely.updateTable('private.rate_limits').set({ expire: expiry }).where('key', '=', key).execute(),
      );
    }, renewalMs);
    timer.unref();
    const release = async () => {
      clearInterval(timer);
      await renewal;
      await unlessFailing(this.#kysely.deleteFrom('private.rate_limits').where('key', '=', key).execute());
      this.#owners.delete(userId);
    };
    let isReleased = false;
    return () => {
      if (!isReleased) void release();
      isReleased = true;
    };
  }

  async #claim(key: string): Promise<boolean> {
    const claimed = await this.#kysely
      .insertInto('private.rate_limits')
      .values({ key, points: 1, expire: expiry })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ expire: expiry }).where('private.rate_limits.expire', '<', now),
      )
      .returning('key')
      .executeTakeFirst();
    return claimed !== undefined;
  }
}

/** A claim that cannot be renewed or released expires. */
const unlessFailing = (change: Promise<unknown>) => change.catch(() => undefined);

function alreadyRunning(): AppError {
  return new AppError('export_running', 'An export of this account is being written already');
}
