import type { Database } from '@regelwerk/database/open-database';

/** Announces committed changes of rows to all servers; returns at once. */
export type AnnounceChanges = (changes: readonly string[]) => void;

/** As lines: the driver would write and escape an array letter by letter. */
const statement = {
  name: 'announce-changes',
  text: `select private.announce_changes(string_to_array($1, e'\\n'))`,
};

/**
 * Returns the announcer of a process. It sends one statement at a time, so that changes of many commits share one: commits
 * that notify wait for each other. What cannot be sent is reported to `onFault`; a page then shows it when it
 * reads again, at the latest when somebody looks at its tab again (`use-live-tokens.ts`).
 */
export function announceChanges({ pool }: Database, onFault: (error: unknown) => void): AnnounceChanges {
  let waiting: string[] = [];
  let isSending = false;

  const send = async () => {
    isSending = true;
    while (waiting.length > 0) {
      const changes = waiting;
      waiting = [];
      await pool.query({ ...statement, values: [changes.join('\n')] }).catch(onFault);
    }
    isSending = false;
  };
  return (changes) => {
    waiting.push(...changes);
    if (!isSending) void send();
  };
}
