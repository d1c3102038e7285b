import type { Logger } from 'pino';
import { currentRequest } from './http/current-request.ts';

/** Means "software fault" to the parent process; a failed start exits with 1. */
const faultExitCode = 70;

/**
 * An uncaught error leaves the process in an unknown state: logs it with its request, lets running requests finish,
 * and ends the process. Its service manager starts a new one.
 */
export function endOnFault(log: Logger, stop: () => Promise<void>): void {
  const end = (err: unknown) => {
    log.fatal({ err, ...currentRequest.getStore()?.() }, 'an error that nothing caught ends the process');
    process.exitCode = faultExitCode;
    void stop();
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
