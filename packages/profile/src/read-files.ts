import type { AcceptedFiles, Skipped } from './accept/accept-files.ts';
import type { Found } from './findings.ts';
import { allReaders } from './readers/all-readers.ts';

const mostOfAKind = 20;
/** In characters of JSON; bounds the time of one detection. */
const budget = 6_000_000;

/** Lets every reader read its files. A reader that throws names its file as broken. */
export function readFiles({ texts }: AcceptedFiles): {
  readonly found: readonly Found[];
  readonly skipped: readonly Skipped[];
} {
  const found: Found[] = [];
  const skipped: Skipped[] = [];
  let spent = 0;
  for (const { matches, most = mostOfAKind, weight = 1, read } of allReaders) {
    const own = [...texts.keys()].filter((path) => matches.test(`/${path}`));
    for (const path of own.slice(0, most)) {
      const slash = path.lastIndexOf('/');
      const folder = path.slice(0, Math.max(slash, 0));
      const file = {
        path,
        folder,
        name: path.slice(slash + 1),
        text: texts.get(path) ?? '',
        textAt: (at: string) => texts.get(at),
      };
      spent += file.text.length * weight;
      if (spent > budget) {
        spent -= file.text.length * weight;
        skipped.push({ path, reason: 'too-large' });
        continue;
      }
      try {
        found.push({ path, folder, ...read(file) });
      } catch (error) {
        skipped.push({ path, reason: error instanceof RangeError ? 'too-large' : 'broken' });
      }
    }
    for (const path of own.slice(most, most + 1)) skipped.push({ path, reason: 'too-many' });
  }
  return { found, skipped };
}
