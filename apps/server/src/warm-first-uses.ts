import type { Logger } from 'pino';

const quietMs = 5_000;

/**
 * Loads, some seconds after the start, what sign-ups and orders load at their first use. These packages are CommonJS: Node
 * repeats a load of theirs that failed, as when files run out, only in a new process.
 */
export function warmFirstUses(log: Logger): void {
  const load = async () => {
    await import('@zxcvbn-ts/language-common');
    await import('jsvat');
  };
  setTimeout(() => {
    load().catch((error: unknown) => log.error({ err: error }, 'a library could not be loaded: restart the server'));
  }, quietMs).unref();
}
