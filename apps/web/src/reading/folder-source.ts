import type { ProjectSource, SourceEntry } from './project-source.ts';

/** A folder that the person opened in the browser's own dialog; not every browser has one, nor does TypeScript know it. */
export interface FolderHandle {
  readonly kind: 'directory';
  readonly name: string;
  readonly values: () => AsyncIterable<FolderHandle | FileHandle>;
}

interface FileHandle {
  readonly kind: 'file';
  readonly name: string;
  readonly getFile: () => Promise<File>;
}

/** Serves a folder by its handle, which lists one folder at a time. */
export function folderSource(root: FolderHandle): ProjectSource {
  const folders = new Map<string, FolderHandle>([['', root]]);
  const files = new Map<string, FileHandle>();
  return {
    name: root.name,
    list: async (folder) => {
      const entries: SourceEntry[] = [];
      for await (const handle of found(folders, folder).values()) {
        entries.push({ name: handle.name, isFolder: handle.kind === 'directory' });
        if (handle.kind === 'directory') folders.set(`${folder}${handle.name}/`, handle);
        else files.set(folder + handle.name, handle);
      }
      return entries;
    },
    open: (path) => found(files, path).getFile(),
  };
}

function found<Value>(values: ReadonlyMap<string, Value>, path: string): Value {
  const value = values.get(path);
  if (value === undefined) throw new Error(`There is no ${path}.`);
  return value;
}
