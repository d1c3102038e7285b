import pg from 'pg';

/** A streaming replica that answers reads of public rows, for as long as it holds what the primary held a moment ago. */
export interface Replica {
  /** The replica's connections; undefined while it is away or behind, or right after a change of a public row. */
  readonly pool: () => pg.Pool | undefined;
  /** Sends the next reads to the primary, because a row changed that the replica may not have yet. */
  readonly noteChange: () => void;
  /** Sends reads to the primary until the replica has answered a check again. */
  readonly noteFault: () => void;
  readonly close: () => Promise<void>;
}

const checkEveryMs = 1_000;
/** Longer than an accepted replica can be behind: two checks and their waits. */
const holdOffMs = 6_000;
const patience = { connectionTimeoutMillis: 1_000, query_timeout: 2_000, keepAlive: true };

/**
 * Opens a replica of the database behind `primary`. Once a second it must have replayed what the primary had written
 * one check before. `onChange` hears when reads begin to come from it, and when they no longer do.
 */
export function openReplica(
  primary: pg.Pool,
  { url, poolSize, onChange }: { url: string; poolSize: number; onChange: (isUsed: boolean) => void },
): Replica {
  const pool = new pg.Pool({ ...patience, connectionString: url, max: poolSize, pipeline: true });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let isFresh = false;
  let wanted: string | undefined;
  let heldUntil = 0;
  let checking: Promise<void> | undefined;
  const setFresh = (now: boolean) => {
    if (now !== isFresh) onChange(now);
    isFresh = now;
  };
  const check = async () => {
    const before = wanted;
    wanted = undefined;
    try {
      if (before !== undefined) setFresh(await hasReplayed(pool, before));
      const { rows } = await primary.query<{ place: string }>('select pg_current_wal_lsn()::text as place');
      wanted = rows[0]?.place;
    } catch {
      setFresh(false);
    }
  };
  const timer = setInterval(() => {
    checking ??= check().finally(() => {
      checking = undefined;
    });
  }, checkEveryMs);
  timer.unref();
  return {
    pool: () => (isFresh && performance.now() >= heldUntil ? pool : undefined),
    noteChange: () => {
      heldUntil = performance.now() + holdOffMs;
    },
    noteFault: () => setFresh(false),
    close: async () => {
      clearInterval(timer);
      await checking;
      await pool.end();
    },
  };
}

async function hasReplayed(pool: pg.Pool, place: string): Promise<boolean> {
  const { rows } = await pool.query<{ replayed: boolean }>(
    'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as replayed',
    [place],
  );
  return rows[0]?.replayed === true;
}
