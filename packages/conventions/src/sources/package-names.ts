import { isTest } from '@regelwerk/contract/rules/is-test';
import { namesGenerated } from './generated-paths.ts';
import { dirname } from './path-parts.ts';

const manifests = [
  { file: /(?:^|\/)package\.json$/, nameIn: nameInJson },
  { file: /(?:^|\/)go\.mod$/, nameIn: (text: string) => /^module[\t ]+(\S+)/m.exec(text)?.[1] },
] as const;
/** Packages that a test reads are none of the project. */
const fixtures = /(?:^|\/)_*(?:fixtures?|mocks?|testdata|test-data)_*\//i;

/** Returns the names of the project's packages and Go modules with their folders, from the texts of its manifests. */
export function packageNames(texts: ReadonlyMap<string, string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const [path, text] of texts) {
    if (fixtures.test(path) || isTest(path)) continue;
    const name = manifests.find(({ file }) => file.test(path))?.nameIn(text);
    if (name !== undefined) names.set(name, dirname(path));
  }
  return names;
}

/** Says whether a file may name a package, or tell which files are generated. */
export function isManifest(path: string): boolean {
  return namesGenerated(path) || manifests.some(({ file }) => file.test(path));
}

function nameInJson(text: string): string | undefined {
  try {
    const manifest: unknown = JSON.parse(text);
    if (typeof manifest !== 'object' || manifest === null || !('name' in manifest)) return undefined;
    return typeof manifest.name === 'string' && manifest.name !== '' ? manifest.name : undefined;
  } catch {
    return undefined;
  }
}
