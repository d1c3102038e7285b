import { createContext, useContext } from 'react';
import { createStore, type Store } from '../../../lib/create-store.ts';
import type { LineNote } from './model.ts';

interface LineNotes {
  /** Returns the note on the line that a list item of the document shows. */
  readonly noteOn: (text: string) => LineNote | undefined;
  /** The id of the line whose note is open: a store, so that a press renders two notes and not the document. */
  readonly open: Pick<Store<string | undefined>, 'subscribe' | 'read'>;
  readonly onOpen: (id: string | undefined) => void;
}

/** The notes of the rule whose document is shown; none for a preview. */
export const LineNotesContext = createContext<LineNotes>({
  noteOn: () => undefined,
  open: createStore<string | undefined>(undefined),
  onOpen: () => undefined,
});

/** Returns the notes of the document that surrounds the caller. */
export function useLineNotes(): LineNotes {
  return useContext(LineNotesContext);
}
