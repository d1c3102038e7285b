import type { ProjectSource, SourceEntry } from './project-source.ts';

const filesInOneGo = 1000;

/**
 * Serves files of a file field. Those of a chosen folder name their place in it; the common first folder is the root. Sorts
 * large folders in portions, so that the page stays responsive.
 */
export async function filesSource(chosen: Iterable<File>, signal: AbortSignal): Promise<ProjectSource> {
  const files = new Map<string, File>();
  const folders = new Map<string, Map<string, boolean>>([['', new Map()]]);
  let name = '';
  let count = 0;
  for (const file of chosen) {
    const [root, ...rest] = file.webkitRelativePath.split('/');
    name = root ?? '';
    const segments = rest.length === 0 ? [file.name] : rest;
    files.set(segments.join('/'), file);
    let folder = '';
    for (const [index, segment] of segments.entries()) {
      const isFolder = index < segments.length - 1;
      const siblings = folders.get(folder) ?? new Map<string, boolean>();
      folders.set(folder, siblings.set(segment, isFolder));
      folder += `${segment}/`;
    }
    count += 1;
    if (count % filesInOneGo === 0) await nextTask();
    signal.throwIfAborted();
  }
  return {
    name,
    isLoose: name === '',
    list: async (folder) =>
      Array.from(folders.get(folder) ?? [], ([entry, isFolder]): SourceEntry => ({ name: entry, isFolder })),
    open: async (path) => {
      const file = files.get(path);
      if (file === undefined) throw new Error(`There is no ${path}.`);
      return file;
    },
  };
}

/** Lets the browser handle presses and draw before the caller goes on. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
