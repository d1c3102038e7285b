/** The storage key of the wizard's answers. */
export const formSessionKey = 'activeFormSession';
/** The storage key of a preview that waits to be unlocked. */
export const waitingRuleKey = 'waitingRule';
/** The storage key of the project that was read. */
export const projectKey = 'project';
/** The storage key of the rule at which a purchase began. */
export const purchaseFromKey = 'purchaseFrom';
/** The storage key of a notice for the next page. */
export const pendingNoticeKey = 'pendingNotice';

type Area = 'local' | 'session';

/** Reads a stored text; null if it is absent or the browser blocks storage. */
export function readStored(area: Area, key: string): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it for null. With a full or blocked storage, a reload loses it. */
export function writeStored(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, value);
  } catch {
    // nothing depends on it during this visit
  }
}

/** Removes everything that is stored under keys with this beginning, in both areas. */
export function forgetStored(beginning: string): void {
  for (const area of ['local', 'session'] as const) {
    try {
      for (const key of Object.keys(storageOf(area))) if (key.startsWith(beginning)) storageOf(area).removeItem(key);
    } catch {
      // a blocked storage is empty
    }
  }
}

/** Returns whether this browser keeps what is stored; people may block it for a site or for all. */
export function keepsData(): boolean {
  try {
    return typeof storageOf('local').length === 'number';
  } catch {
    return false;
  }
}

/** The only door to the browser's storage, whose mere mention throws where it is blocked. */
function storageOf(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}
