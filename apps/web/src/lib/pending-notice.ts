import { readStored, writeStored } from './storage.ts';

const key = 'pendingNotice';

interface Notice {
  readonly title: string;
  readonly description?: string;
  readonly isError?: boolean;
}

/** Keeps a notice for after the reload that is about to come. */
export function keepNotice(notice: Notice): void {
  writeStored('session', key, JSON.stringify(notice));
}

/** The notice that the page before this reload left behind, once. */
export function takeNotice(): Notice | undefined {
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
