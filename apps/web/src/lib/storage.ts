/** Where a visit keeps the wizard's answers. */
export const formSessionKey = 'activeFormSession';

type Area = 'local' | 'session';

/** Reads a stored text; absent where the browser blocks storage. */
export function readStored(area: Area, key: string): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it for null. A full or blocked storage only means that a reload forgets. */
export function writeStored(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, value);
  } catch {
    // nothing depends on it within this visit
  }
}

function storageOf(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}
