import type { VisitorView } from '@regelwerk/database/visitor-view';
import { BoundedCache } from '../http/bounded-cache.ts';
import type { Page, PreparedRead } from './prepare-read.ts';

/** The pages of one state of the database, as far as this process knows; a new one replaces it as a whole. */
interface Edition {
  readonly began: number;
  readonly announced: ReadonlySet<string>;
  readonly pages: BoundedCache<{ readonly bytes: number; readonly page: Page }>;
  readonly running: Map<string, Promise<Page>>;
}

type Check = () => Promise<VisitorView>;

const defaultBytes = 16 * 1024 * 1024;
/** No answer relies on an older check of policies, grants and functions. */
const checkedForMs = 1_000;
/** The bound for changes that nothing tells: of a table that a policy reads, or with triggers off. */
const longestMs = 10_000;
/** A check that takes longer delays no further read. */
const patienceMs = 250;

/**
 * Remembers what visitors read of tables that announce their changes, up to a number of bytes. Works only between `begin`
 * and `end`, while the change feed listens; otherwise every read goes to the database.
 */
export class PublicPages {
  readonly #mostBytes: number;
  readonly #onDoubt: () => void;
  #check: Check | undefined;
  #checking: { readonly began: number; readonly settled: Promise<unknown> } | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #view: VisitorView | undefined;
  #edition: Edition | undefined;

  /** `onDoubt` is called when something may have changed that a replica does not have yet. */
  constructor(onDoubt: () => void = () => undefined, mostBytes = defaultBytes) {
    this.#onDoubt = onDoubt;
    this.#mostBytes = mostBytes;
  }

  /** The change feed listens; `check` asks in its session, and so proves that the session lives. */
  begin(check: Check): void {
    this.end();
    this.#check = check;
    this.#onDoubt();
  }

  /** The change feed was lost. */
  end(): void {
    this.#check = undefined;
    this.#checking = undefined;
    this.#checkedAt = Number.NEGATIVE_INFINITY;
    this.#view = undefined;
    this.#edition = undefined;
  }

  /** A public row changed: forgets every page, and never remembers one whose read began before. */
  drop(): void {
    this.#edition = undefined;
  }

  /** Returns the page remembered under `key`, which must name all that determines it, or reads and remembers it. */
  async read(key: string, prepare: () => PreparedRead): Promise<Page> {
    // first, the event loop reads the sockets that are ready: an announcement may be among them
    await new Promise(setImmediate);
    if (!this.#isChecked()) await this.#ask();
    const edition = this.#isChecked() ? this.#current() : undefined;
    const known = edition?.pages.get(key)?.page ?? edition?.running.get(key);
    if (known !== undefined) return known;
    const { tables, run } = prepare();
    if (edition === undefined || ![...tables].every((table) => edition.announced.has(table))) return run();
    const running = run();
    edition.running.set(key, running);
    try {
      const page = await running;
      edition.pages.add(key, { page, bytes: bytesOf(key, page) });
      return page;
    } finally {
      edition.running.delete(key);
    }
  }

  #isChecked(): boolean {
    return performance.now() - this.#checkedAt <= checkedForMs;
  }

  #current(): Edition | undefined {
    if (this.#view === undefined) return undefined;
    if (this.#edition === undefined || performance.now() - this.#edition.began > longestMs)
      this.#edition = {
        began: performance.now(),
        announced: new Set(this.#view.announced),
        pages: new BoundedCache(this.#mostBytes),
        running: new Map(),
      };
    return this.#edition;
  }

  /** Waits a moment for a check that all waiting reads share. */
  async #ask(): Promise<void> {
    const check = this.#check;
    if (check === undefined) return;
    this.#checking ??= this.#start(check);
    if (performance.now() - this.#checking.began < patienceMs) await this.#checking.settled;
  }

  #start(check: Check) {
    const began = performance.now();
    const answered = check()
      .then(
        (view) => {
          if (this.#check === check) this.#note(view, began);
        },
        // the feed notices a lost session itself
        () => undefined,
      )
      .finally(() => {
        if (this.#check === check) this.#checking = undefined;
      });
    const tired = new Promise((resolve) => {
      const timer = setTimeout(resolve, patienceMs);
      void answered.then(() => clearTimeout(timer));
    });
    return { began, settled: Promise.race([answered, tired]) };
  }

  #note(view: VisitorView, began: number): void {
    this.#checkedAt = began;
    if (view.mark === this.#view?.mark) return;
    this.#view = view;
    this.drop();
    this.#onDoubt();
  }
}

/** About the memory of a page as text, as bytes and compressed. */
function bytesOf(key: string, { body }: Page): number {
  return 2 * key.length + 4 * body.length + 1_000;
}
