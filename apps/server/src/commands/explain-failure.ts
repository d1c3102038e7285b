const unreachable = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
  'EAI_AGAIN',
];
const refusedFiles = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EISDIR'];

/** Returns the text for a failed command: a sentence for an expected failure, otherwise the stack. */
export function explainFailure(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return explainFailure(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const { message } = error;
  const code = 'code' in error ? String(error.code) : '';
  const place = 'address' in error && 'port' in error ? ` at ${String(error.address)}:${String(error.port)}` : '';
  if (unreachable.includes(code) || /^(08...|57P0[123])$/.test(code))
    return `The database${place} cannot be reached: ${message}. Does it run, and is DATABASE_URL right?`;
  if (/^Connection terminated|^timeout exceeded when trying to connect/.test(message))
    return `The database cannot be reached: ${message}. Does it run, and is DATABASE_URL right?`;
  if (/^28...$/.test(code)) return `The database refuses the user of DATABASE_URL: ${message}.`;
  if (code === '3D000') return `The database of DATABASE_URL is not there: ${message}.`;
  if (/^[0-9A-Z]{5}$/.test(code) && 'severity' in error) return `The database refuses: ${message} (${code}).`;
  if (refusedFiles.includes(code)) return `A file or folder cannot be used: ${message}.`;
  if (code.startsWith('ERR_PARSE_ARGS')) return message;
  if ('type' in error && String(error.type).startsWith('Stripe')) return `The payment provider refuses: ${message}`;
  const isFault = error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;
  return isFault ? (error.stack ?? message) : message;
}
