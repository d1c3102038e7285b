import type { ProjectSource } from './project-source.ts';

/** Serves pasted texts by the names of their files. */
export function textsSource(texts: ReadonlyMap<string, string>): ProjectSource {
  return {
    name: '',
    isLoose: true,
    list: async () => Array.from(texts.keys(), (name) => ({ name, isFolder: false })),
    open: async (path) => new Blob([texts.get(path) ?? '']),
  };
}
