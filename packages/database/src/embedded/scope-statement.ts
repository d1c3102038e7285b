import { encodeMessage } from './encode-message.ts';
import type { FrontendMessage } from './split-messages.ts';

/** A message that concerns a named prepared statement, with the name made unique to its connection. */
export interface ScopedMessage {
  readonly bytes: Buffer;
  readonly prepared?: string;
  readonly closed?: string;
}

const copyFromStdin = /\bcopy\b[^;]*\bfrom\s+stdin\b/i;
const refuseCopy =
  "do $$ begin raise feature_not_supported using message = 'COPY FROM STDIN is not available on the embedded database'; end $$";

/**
 * Rewrites a message so that connections that share one session cannot see each other's prepared statements, and so
 * that COPY FROM STDIN, which would end the embedded database, becomes an ordinary error.
 */
export function scopeStatement(message: FrontendMessage, prefix: string): ScopedMessage {
  const { type, bytes } = message;
  if (type === 'Q') {
    return copyFromStdin.test(textAt(bytes, 5)) ? { bytes: encodeMessage('Q', refuseCopy) } : { bytes };
  }
  if (type === 'P') return scopeParse(bytes, prefix);
  if (type === 'B') return { bytes: scopeBind(bytes, prefix) };
  if (type === 'D' || type === 'C') return scopeReference(type, bytes, prefix);
  return { bytes };
}

function scopeParse(bytes: Buffer, prefix: string): ScopedMessage {
  const name = textAt(bytes, 5);
  const queryStart = 5 + Buffer.byteLength(name) + 1;
  const query = textAt(bytes, queryStart);
  const parameterTypes = bytes.subarray(queryStart + Buffer.byteLength(query) + 1);
  const isRefused = copyFromStdin.test(query);
  if (name === '' && !isRefused) return { bytes };
  const scoped = scopeName(name, prefix);
  const rewritten = encodeMessage('P', scoped, isRefused ? refuseCopy : query, parameterTypes);
  return name === '' ? { bytes: rewritten } : { bytes: rewritten, prepared: scoped };
}

function scopeBind(bytes: Buffer, prefix: string): Buffer {
  const portal = textAt(bytes, 5);
  const statementStart = 5 + Buffer.byteLength(portal) + 1;
  const statement = textAt(bytes, statementStart);
  if (statement === '') return bytes;
  const rest = bytes.subarray(statementStart + Buffer.byteLength(statement) + 1);
  return encodeMessage('B', portal, scopeName(statement, prefix), rest);
}

function scopeReference(type: 'D' | 'C', bytes: Buffer, prefix: string): ScopedMessage {
  const isStatement = bytes[5] === 'S'.charCodeAt(0);
  const name = textAt(bytes, 6);
  if (!isStatement || name === '') return { bytes };
  const scoped = scopeName(name, prefix);
  const rewritten = encodeMessage(type, Buffer.from('S'), scoped);
  return type === 'C' ? { bytes: rewritten, closed: scoped } : { bytes: rewritten };
}

function scopeName(name: string, prefix: string): string {
  return name === '' ? '' : `${prefix}${name}`;
}

function textAt(bytes: Buffer, start: number): string {
  return bytes.toString('utf8', start, bytes.indexOf(0, start));
}
