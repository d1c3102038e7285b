import { parseSyml } from '@yarnpkg/parsers';
import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { textOf } from '../../shape/text-of.ts';

/** Reads `yarn.lock` of Yarn 1 and of Berry. */
export function readYarnLock({ text }: ReadableFile): Findings {
  const parsed: unknown = parseSyml(headsOf(text));
  const versions = new Map<string, string>();
  const names = new Map<string, Set<string>>();
  for (const [keys, entry] of entriesOf(parsed)) {
    const version = textOf(fieldOf(entry, 'version'));
    if (version === undefined) continue;
    for (const key of keys.split(/,\s*/)) {
      versions.set(key.replace('@npm:', '@'), version);
      const name = key.slice(0, key.indexOf('@', 1));
      names.set(name, (names.get(name) ?? new Set()).add(version));
    }
  }
  return {
    managers: [{ name: 'yarn', version: text.includes('\n__metadata:') ? undefined : '1' }],
    lock: {
      ecosystem: 'npm',
      versionOf: ({ name, range = '' }) => {
        const [only, another] = names.get(name) ?? [];
        return versions.get(`${name}@${range.replace(/^npm:/, '')}`) ?? (another === undefined ? only : undefined);
      },
    },
  };
}

/** Keeps of each entry its key and its version, which are a small part of the file. */
function headsOf(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.length < 2000 && (/^["\w@#]/.test(line) || /^ {2}"?version"?:? /.test(line)))
    .join('\n');
}
