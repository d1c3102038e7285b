import type { ProjectSource, SourceEntry } from './project-source.ts';

/**
 * Serves what was dropped: the one folder, or several files and folders side by side. Must be called within the drop, because a
 * browser forgets the items afterwards. Undefined if nothing of it is a file.
 */
export function droppedSource(data: Pick<DataTransfer, 'items'>): ProjectSource | undefined {
  const items = Array.from(data.items).filter(({ kind }) => kind === 'file');
  const entries = items.flatMap((item) => item.webkitGetAsEntry() ?? []);
  const [only] = entries;
  if (entries.length === 1 && isFolder(only)) return sourceOf(only.name, () => listEntries(only));
  if (entries.length > 0) return sourceOf('', async () => entries);
  const loose = items.flatMap((item) => item.getAsFile() ?? []);
  if (loose.length === 0) return undefined;
  return {
    name: '',
    isLoose: true,
    list: async () => loose.map(({ name }) => ({ name, isFolder: false })),
    open: async (path) => found(loose.find(({ name }) => name === path)),
  };
}

function sourceOf(name: string, listRoot: () => Promise<readonly FileSystemEntry[]>): ProjectSource {
  const known = new Map<string, FileSystemEntry>();
  return {
    name,
    list: async (folder) => {
      const entries = folder === '' ? await listRoot() : await listEntries(known.get(folder));
      return entries.map((entry): SourceEntry => {
        known.set(`${folder}${entry.name}${entry.isDirectory ? '/' : ''}`, entry);
        return { name: entry.name, isFolder: entry.isDirectory };
      });
    },
    open: (path) => openEntry(known.get(path)),
  };
}

/** `readEntries` returns up to a hundred entries per call, and an empty list when done. */
async function listEntries(entry: FileSystemEntry | undefined): Promise<FileSystemEntry[]> {
  if (!isFolder(entry)) throw new Error('This is not a folder.');
  const reader = entry.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function openEntry(entry: FileSystemEntry | undefined): Promise<File> {
  if (!isFile(entry)) throw new Error('This is not a file.');
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

function isFolder(entry: FileSystemEntry | undefined): entry is FileSystemDirectoryEntry {
  return entry?.isDirectory === true;
}

function isFile(entry: FileSystemEntry | undefined): entry is FileSystemFileEntry {
  return entry?.isFile === true;
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is no such file.');
  return value;
}
