import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';

export interface Link {
  readonly code: string;
  readonly url: string;
  readonly createdAt: string;
  /** When the link ends; null for one that stays. */
  readonly expiresAt: string | null;
  readonly clicks: number;
  readonly lastClickAt: string | null;
}

export interface Store {
  readonly find: (code: string) => Link | undefined;
  readonly all: () => readonly Link[];
  readonly add: (...added: readonly Link[]) => Promise<void>;
  readonly count: (code: string, at: string) => Promise<void>;
  readonly remove: (code: string) => Promise<boolean>;
}

/** Opens the file of links; a missing file is an empty store. Links of older versions get the fields they lack. */
export async function openStore(file: string): Promise<Store> {
  const rows: Link[] = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : [];
  const links = new Map(
    rows.map((link) => [link.code, { ...link, expiresAt: link.expiresAt ?? null, clicks: link.clicks ?? 0, lastClickAt: link.lastClickAt ?? null }]),
  );
  let writing: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;

  /** Writes one after another, each the state of its turn; changes that arrive while one waits share its turn. */
  const save = () => {
    if (waiting !== undefined) return waiting;
    const turn = writing.catch(() => {}).then(async () => {
      waiting = undefined;
      await writeFile(`${file}.new`, JSON.stringify([...links.values()], null, 1));
      await rename(`${file}.new`, file);
    });
    waiting = turn;
    writing = turn;
    return turn;
  };

  return {
    find: (code) => links.get(code),
    all: () => [...links.values()].reverse(),
    add: (...added) => {
      for (const link of added) links.set(link.code, link);
      return save();
    },
    count: async (code, at) => {
      const link = links.get(code);
      if (link === undefined) return;
      links.set(code, { ...link, clicks: link.clicks + 1, lastClickAt: at });
      await save();
    },
    remove: async (code) => {
      if (!links.delete(code)) return false;
      await save();
      return true;
    },
  };
}
