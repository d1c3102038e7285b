import { readStored, writeStored } from './storage.ts';

const key = 'pendingNotice';

interface Notice {
  readonly title: string;
  readonly description?: string;
  readonly isError?: boolean;
}

/** Stores a notice for after the coming reload. */
export function storePendingNotice(notice: Notice): void {
  writeStored('session', key, JSON.stringify(notice));
}

/** Returns the notice stored before this reload, once. */
export function takePendingNotice(): Notice | undefined {
  const stored = readStored('session', key);
  if (stored === null) return undefined;
  writeStored('session', key, null);
  try {
    const { title, description, isError } = JSON.parse(stored);
    return { title: String(title), description: String(description), isError: isError === true };
  } catch {
    return undefined;
  }
}
