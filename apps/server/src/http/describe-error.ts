import pg from 'pg';

/** The fields of an error that may be logged: they name its cause and quote nobody. */
const fields = [
  'code',
  'status',
  'statusCode',
  'type',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
];
const deepest = 3;

/** Returns an error as the log shows it, without the values that its message, details or other fields quote. */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? 'not an error' : String(error);
  const message = error instanceof pg.DatabaseError ? withoutValues(error.message) : error.message;
  const known = Object.entries(error).filter(
    ([name, value]) => fields.includes(name) && (typeof value === 'string' || typeof value === 'number'),
  );
  const frames = framesOf(error)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  const causes = error instanceof AggregateError ? error.errors.slice(0, 3) : [];
  return {
    ...Object.fromEntries(known),
    type: error.name,
    message,
    stack: [`${error.name}: ${message}`, frames.join('\n')].join('\n'),
    ...(error.cause === undefined || depth >= deepest ? {} : { cause: describeError(error.cause, depth + 1) }),
    ...(causes.length === 0 || depth >= deepest ? {} : { errors: causes.map((one) => describeError(one, depth + 1)) }),
  };
}

/** Returns the stack below the message, whose own lines may look like frames. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  return start === -1 ? stack : stack.slice(start + message.length);
}

/** Postgres quotes names of objects in the middle of a message, and values after a colon. */
function withoutValues(message: string): string {
  return message.replace(/: ".*"/s, ': "…"');
}
