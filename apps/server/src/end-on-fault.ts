import type { Logger } from 'pino';
import { currentRequest } from './http/current-request.ts';

/** Says "software fault" to whatever started the process; a start that fails ends with 1. */
const faultExitCode = 70;

/**
 * An error that nothing caught leaves the process in a state nobody knows: it is logged with the request it came from,
 * what runs is finished, and the process ends. Whatever supervises it starts a fresh one.
 */
export function endOnFault(log: Logger, stop: () => Promise<void>): void {
  const end = (err: unknown) => {
    log.fatal({ err, ...currentRequest.getStore() }, 'an error that nothing caught ends the process');
    process.exitCode = faultExitCode;
    void stop();
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
