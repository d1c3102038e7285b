import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Convention } from '@regelwerk/conventions/convention';
import { installedGrammars } from '@regelwerk/conventions/node/installed-grammars';
import { readConventions } from '@regelwerk/conventions/read-conventions';
import { languageOf } from '@regelwerk/conventions/sources/all-languages';
import { isManifest } from '@regelwerk/conventions/sources/package-names';
import { readHistory } from './read-history.ts';

const mostCharacters = 1_000_000;

/** Counts the conventions of a folder whose files are known by their paths, with its git history if it has one. */
export async function readConventionsOfFolder(root: string, paths: readonly string[]): Promise<Convention[]> {
  const texts = new Map<string, string>();
  for (const path of paths) {
    if (languageOf(path) === undefined && !isManifest(path)) continue;
    const text = readFileSync(join(root, path), 'utf8');
    if (text.length <= mostCharacters) texts.set(path, text);
  }
  return await readConventions({ texts, paths, history: readHistory(root) }, installedGrammars);
}
