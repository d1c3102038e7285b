import { ApiError } from '../api';
import type { Note } from './note';

/** Reads the notes of an answer. A row without an id or a text is left out. */
export function readNotes(body: unknown): Note[] {
  const rows = (body as { notes?: unknown } | null)?.notes;
  if (!Array.isArray(rows)) throw new ApiError('Something went wrong on the server.', 200, body);
  return rows.flatMap((row) => readNote(row) ?? []);
}

/** Reads one note; undefined when it is none. */
export function readNote(row: unknown): Note | undefined {
  const { id, text, isDone, author, changedAt, version } = (row ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof text !== 'string') return undefined;
  return {
    id,
    text,
    isDone: isDone === true,
    author: typeof author === 'string' ? author : '',
    changedAt: typeof changedAt === 'string' && !Number.isNaN(Date.parse(changedAt)) ? changedAt : '',
    version: typeof version === 'number' ? version : 0,
  };
}
