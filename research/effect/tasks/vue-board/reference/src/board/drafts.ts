import { reactive, watch } from 'vue';

/** A text that is not saved yet, and the version of the note that it began from. */
export interface Draft {
  text: string;
  version: number;
}

/** Where the text of the note that does not exist yet is kept; no note has this id. */
export const newNote = '';

const place = 'handover-drafts';

/** Unsaved texts by the id of their note; they outlive a change of screen and a reload. */
export const drafts: Record<string, Draft> = reactive(readDrafts());

watch(drafts, () => {
  try {
    sessionStorage.setItem(place, JSON.stringify(drafts));
  } catch {
    // without room or permission they last as long as the page
  }
});

function readDrafts(): Record<string, Draft> {
  try {
    const kept: Record<string, Draft> = JSON.parse(sessionStorage.getItem(place) ?? '{}');
    return Object.fromEntries(Object.entries(kept).filter(([, draft]) => typeof draft?.text === 'string'));
  } catch {
    return {};
  }
}
