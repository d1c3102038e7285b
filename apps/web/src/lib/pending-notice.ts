import { pendingNoticeKey, readStored, writeStored } from './storage.ts';

interface Notice {
  readonly title: string;
  readonly description?: string;
  readonly isError?: boolean;
}

/** Stores a notice for after the coming reload. */
export function storePendingNotice(notice: Notice): void {
  writeStored('session', pendingNoticeKey, JSON.stringify(notice));
}

/** Returns the notice stored before this reload, once. */
export function takePendingNotice(): Notice | undefined {
  const stored = readStored('session', pendingNoticeKey);
  if (stored === null) return undefined;
  writeStored('session', pendingNoticeKey, null);
  try {
    const { title, description, isError } = JSON.parse(stored);
    return { title: String(title), description: String(description), isError: isError === true };
  } catch {
    return undefined;
  }
}
