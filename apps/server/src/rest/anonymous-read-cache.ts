import type { Page } from './read-page.ts';

/** Returns the page that a key stands for: the one remembered, or a new one from `read`. */
export type ReadPublicly = (key: string, read: () => Promise<Page>) => Promise<Page>;

const longestMs = 1_000;
const mostBytes = 16 * 1024 * 1024;

/**
 * Remembers for a second what visitors read, because all of them see the same rows. `drop` forgets everything when a public
 * row has changed; the second limits how stale a page is after a change that sends no notification.
 */
export class AnonymousReadCache {
  #pages = new Map<string, Promise<Page>>();
  #bytes = 0;
  #began = performance.now();

  /** The key must name everything that determines the page. A failed read is not remembered. */
  readonly read: ReadPublicly = (key, read) => {
    if (performance.now() - this.#began > longestMs || this.#bytes > mostBytes) this.drop();
    const known = this.#pages.get(key);
    if (known !== undefined) return known;
    const pages = this.#pages;
    const reading = read();
    pages.set(key, reading);
    reading.then(
      ({ body }) => {
        if (pages === this.#pages) this.#bytes += 2 * (key.length + body.length);
      },
      () => pages.delete(key),
    );
    return reading;
  };

  /** A read that began before is not remembered either: its page may be from before the change. */
  drop(): void {
    this.#pages = new Map();
    this.#bytes = 0;
    this.#began = performance.now();
  }
}
