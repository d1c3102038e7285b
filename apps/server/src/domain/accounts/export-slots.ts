import { AppError } from '../app-error.ts';

/** Exports that this process writes at the same time; each keeps a page of rows in memory. */
const mostAtOnce = 4;

/** Gives each account one export at a time, and the process a bounded number of them. */
export class ExportSlots {
  readonly #owners = new Set<string>();

  /** Takes a place; throws where there is none. Answers how to give it back, which may be done twice. */
  take(userId: string): () => void {
    if (this.#owners.has(userId))
      throw new AppError('export_running', 'An export of this account is being written already');
    if (this.#owners.size >= mostAtOnce)
      throw new AppError('too_many_exports', 'Too many exports are being written. Please try again in a minute.');
    this.#owners.add(userId);
    return () => void this.#owners.delete(userId);
  }
}
