/** Returns how a path is written shortly: its end from the second last part on, or as much as tells it from all others. */
export function shortPath(paths: readonly string[]): (path: string) => string {
  const all = new Set(paths.flatMap(withFolders));
  const ends = Map.groupBy(all, (path) => endOf(path, 1));
  return (path) => {
    const others = (ends.get(endOf(path, 1)) ?? []).filter((other) => other !== path);
    const depth = path.split('/').length;
    for (let parts = 2; parts < depth; parts += 1) {
      const end = endOf(path, parts);
      if (!others.some((other) => other.endsWith(`/${end}`) || other === end)) return end;
    }
    return path;
  };
}

function withFolders(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function endOf(path: string, parts: number): string {
  return path.split('/').slice(-parts).join('/');
}
