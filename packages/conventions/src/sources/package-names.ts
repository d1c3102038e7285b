import { namesGenerated } from './generated-paths.ts';
import { dirname } from './path-parts.ts';

const manifests = [
  { file: /(?:^|\/)package\.json$/, name: /^\s*"name"\s*:\s*"([^"]+)"/m },
  { file: /(?:^|\/)go\.mod$/, name: /^module\s+(\S+)/m },
] as const;

/** Returns the names of the project's packages and Go modules with their folders, from the texts of its manifests. */
export function packageNames(texts: ReadonlyMap<string, string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const [path, text] of texts) {
    const name = manifests.find(({ file }) => file.test(path))?.name.exec(text)?.[1];
    if (name !== undefined) names.set(name, dirname(path));
  }
  return names;
}

/** Says whether a file may name a package, or tell which files are generated. */
export function isManifest(path: string): boolean {
  return namesGenerated(path) || manifests.some(({ file }) => file.test(path));
}
