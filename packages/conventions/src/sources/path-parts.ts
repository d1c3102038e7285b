/** The folder of a path from the root; empty for a file in the root. */
export function dirname(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

export function join(folder: string, rest: string): string {
  return [folder, rest].filter((part) => part !== '').join('/');
}

/** Resolves `.` and `..`. */
export function normalize(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** The name of a file up to its first dot. */
export function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
}
