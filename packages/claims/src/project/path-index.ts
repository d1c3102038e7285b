/** What a written path is in the project. */
export type FoundPath =
  | { readonly is: 'file' | 'folder'; readonly path: string }
  /** A pattern, with some of the files that it matches. */
  | { readonly is: 'pattern'; readonly paths: readonly string[] }
  /** More than one file ends so. */
  | { readonly is: 'several'; readonly paths: readonly string[] }
  | { readonly is: 'missing' };

/** Finds written paths among those of the project. */
export interface PathIndex {
  readonly find: (written: string, near?: readonly string[]) => FoundPath;
  /** The files directly in a folder, and the folders in it. */
  readonly membersOf: (folder: string) => readonly string[];
  /** The folders that have one of the names, as a word of its own or in its singular; not more than a few. */
  readonly foldersNamed: (words: ReadonlySet<string>) => readonly string[];
}

const most = 400;
const mostFolders = 40;

/** Indexes all paths once: by their names, and by their folders. */
export function pathIndex(paths: readonly string[]): PathIndex {
  const files = new Set(paths);
  const byName = Map.groupBy(paths, nameOf);
  const members = new Map<string, Set<string>>();
  for (const path of paths) {
    for (let below = path, at = folderOf(below); ; below = at, at = folderOf(below)) {
      const own = members.get(at) ?? new Set();
      const isKnown = own.has(below);
      members.set(at, own.add(below));
      if (isKnown || at === '') break;
    }
  }
  const foldersByName = Map.groupBy(
    [...members.keys()].filter((one) => one !== ''),
    nameOf,
  );

  const find = (given: string, near: readonly string[] = []): FoundPath => {
    const written = given.replace(/^(?:\.\/|\/)+/, '').replace(/\/+$/, '');
    if (written === '' || written === '.') return { is: 'folder', path: '' };
    if (files.has(written)) return { is: 'file', path: written };
    if (members.has(written)) return { is: 'folder', path: written };
    if (/[*{}<>]|\[\w*\]|…|\.\.\./.test(written)) return pattern(written);
    const folders = near.map(folderOf);
    for (const folder of folders) {
      const beside = folder === '' ? written : `${folder}/${written}`;
      if (files.has(beside)) return { is: 'file', path: beside };
      if (members.has(beside)) return { is: 'folder', path: beside };
    }
    const ends = (path: string) => path.endsWith(`/${written}`);
    const named = (byName.get(nameOf(written)) ?? []).filter(ends);
    const held = named.length > 0 ? [] : (foldersByName.get(nameOf(written)) ?? []).filter(ends);
    const all = named.length > 0 ? named : held;
    if (all.length === 0) return { is: 'missing' };
    const [only] = all;
    if (all.length === 1 && only !== undefined) return { is: named.length > 0 ? 'file' : 'folder', path: only };
    return { is: 'several', paths: all.slice(0, most) };
  };

  const pattern = (written: string): FoundPath => {
    const parts = written.split('/');
    const at = parts.findIndex((part) => /[*{}<>[\]…]|\.\.\./.test(part));
    const folder = parts.slice(0, at).join('/');
    if (folder !== '' && !members.has(folder)) return { is: 'pattern', paths: [] };
    const ending = /\.\w+$/.exec(written)?.[0] ?? '';
    const found = paths.filter((path) => (folder === '' || path.startsWith(`${folder}/`)) && path.endsWith(ending));
    return { is: 'pattern', paths: found.slice(0, most) };
  };

  const foldersNamed = (words: ReadonlySet<string>) =>
    [...words]
      .flatMap((word) => [...(foldersByName.get(word) ?? []), ...(foldersByName.get(`${word}s`) ?? [])])
      .slice(0, mostFolders);
  return { find, membersOf: (folder) => [...(members.get(folder) ?? [])], foldersNamed };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
