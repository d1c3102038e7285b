import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@regelwerk/database/open-database';

/** Announces committed changes of rows to all servers; returns at once. */
export type AnnounceChanges = (changes: readonly string[]) => void;

/** The announcer of a process. */
export interface ChangeAnnouncer {
  readonly announce: AnnounceChanges;
  /** Resolves when what waits has been sent. */
  readonly close: () => Promise<void>;
}

/** As lines: the driver would write and escape an array letter by letter. */
const statement = {
  name: 'announce-changes',
  text: `select private.announce_changes(string_to_array($1, e'\\n'))`,
};
/** Too short to notice, and long enough for dozens of changes to come together in a busy shop. */
const pauseMs = 20;

/**
 * Creates the announcer. The first change after a pause is sent at once, and those of the next 20 ms together: commits that
 * notify wait for each other, and each wakes every process. What cannot be sent is reported to `onFault`; a page then shows it
 * when it reads again, at the latest when somebody looks at its tab again (`use-live-tokens.ts`).
 */
export function announceChanges({ pool }: Database, onFault: (error: unknown) => void): ChangeAnnouncer {
  const ending = new AbortController();
  let waiting: string[] = [];
  let sending: Promise<void> | undefined;

  const send = async () => {
    while (waiting.length > 0) {
      const changes = waiting;
      waiting = [];
      await pool.query({ ...statement, values: [changes.join('\n')] }).catch(onFault);
      await delay(pauseMs, undefined, ending).catch(() => undefined);
    }
    sending = undefined;
  };
  return {
    announce: (changes) => {
      if (changes.length === 0) return;
      waiting.push(...changes);
      sending ??= send();
    },
    close: async () => {
      ending.abort();
      await sending;
    },
  };
}
