import { onMounted, onUnmounted, ref } from 'vue';
import { ApiError, call } from '../api';
import { drafts } from './drafts';
import type { Note } from './note';
import { readNote, readNotes } from './read-notes';

const pause = 20_000;

/** The notes, kept up to date while the board is open. */
export function useBoard() {
  const notes = ref<Note[]>();
  const problem = ref('');
  let writes = 0;
  let isReading = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  async function refresh() {
    if (isReading) return;
    isReading = true;
    const before = writes;
    try {
      const read = readNotes(await call('/api/notes'));
      problem.value = '';
      // what was asked before a change may not know it
      if (before === writes) notes.value = [...read, ...unsaved(read)];
    } catch (error) {
      problem.value = messageOf(error);
    } finally {
      isReading = false;
    }
  }

  /** Notes that were removed elsewhere while somebody writes on them here. */
  function unsaved(read: Note[]): Note[] {
    return (notes.value ?? []).filter(({ id }) => drafts[id] !== undefined && !read.some((note) => note.id === id));
  }

  async function write(path: string, method: string, sent: unknown): Promise<Note> {
    writes += 1;
    try {
      const note = readNote(await call(path, method, sent));
      if (note === undefined) throw new ApiError('Something went wrong on the server.', 200);
      return note;
    } finally {
      writes += 1;
    }
  }

  function replace(note: Note) {
    notes.value = (notes.value ?? []).map((old) => (old.id === note.id ? note : old));
  }

  onMounted(() => {
    refresh();
    timer = setInterval(refresh, pause);
  });
  onUnmounted(() => clearInterval(timer));

  return {
    notes,
    problem,
    refresh,
    add: async (text: string) => {
      const note = await write('/api/notes', 'POST', { text });
      notes.value = [note, ...(notes.value ?? []).filter(({ id }) => id !== note.id)];
    },
    /** Saves a note; returns the note of somebody else who was first, or undefined. */
    save: async ({ id, text, isDone, version }: Note): Promise<Note | undefined> => {
      try {
        replace(await write(`/api/notes/${encodeURIComponent(id)}`, 'PUT', { text, isDone, version }));
        return undefined;
      } catch (error) {
        const other = error instanceof ApiError && error.status === 409 ? otherOf(error.body) : undefined;
        if (other === undefined) throw error;
        replace(other);
        return other;
      }
    },
  };
}

export type Board = ReturnType<typeof useBoard>;

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function otherOf(body: unknown): Note | undefined {
  return readNote((body as { note?: unknown } | null)?.note);
}
