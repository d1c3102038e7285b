import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

const mailAddress = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/**
 * Opens the log of the process, one JSON line each. It holds no personal data: errors are reduced to what names their
 * cause, and a mail address that still gets into a line is replaced.
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: describeError },
    hooks: { streamWrite: (line: string) => (line.includes('@') ? line.replaceAll(mailAddress, '[mail]') : line) },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
