/** The folder of a path from the root; empty for a file in the root. */
export function dirname(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

export function join(folder: string, rest: string): string {
  return [folder, rest].filter((part) => part !== '').join('/');
}

/** The name of a file up to its first dot. */
export function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
}
