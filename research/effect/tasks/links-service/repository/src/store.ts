import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';

export interface Link {
  readonly code: string;
  readonly url: string;
  readonly createdAt: string;
}

export interface Store {
  readonly find: (code: string) => Link | undefined;
  readonly all: () => readonly Link[];
  readonly add: (link: Link) => Promise<void>;
  readonly remove: (code: string) => Promise<boolean>;
}

/** Opens the file of links; a missing file is an empty store. */
export async function openStore(file: string): Promise<Store> {
  const rows: Link[] = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : [];
  const links = new Map(rows.map((link) => [link.code, link]));
  let writing: Promise<void> = Promise.resolve();

  /** Writes one after another, each the state of its turn. */
  const save = () => {
    writing = writing.then(async () => {
      await writeFile(`${file}.new`, JSON.stringify([...links.values()], null, 1));
      await rename(`${file}.new`, file);
    });
    return writing;
  };

  return {
    find: (code) => links.get(code),
    all: () => [...links.values()].reverse(),
    add: (link) => {
      links.set(link.code, link);
      return save();
    },
    remove: async (code) => {
      if (!links.delete(code)) return false;
      await save();
      return true;
    },
  };
}
