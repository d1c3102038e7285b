import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ground } from '@regelwerk/claims/ground';
import type { GrammarSource } from '@regelwerk/conventions/sources/parse-sources';
import { readProject } from '@regelwerk/profile/detect-project';
import { withWrittenFolders } from '@regelwerk/profile/with-written-folders';
import { readCodeOfFolder } from './read-code-of-folder.ts';
import { readProjectFolder } from './read-project-folder.ts';

/** Reads a project: what its files state, what its code does nearly everywhere, and what lines about it are proven with. */
export async function readFolder(root: string, grammars: GrammarSource): Promise<Ground> {
  const files = readProjectFolder(root);
  const reading = await readCodeOfFolder(root, grammars, files);
  const { counts, code, texts, paths } = reading;
  const { profile, commandOf } = readProject(files);
  const known = new Set(paths);
  return {
    profile: { ...withWrittenFolders(profile, reading, commandOf), ...counts },
    conventions: counts.conventions,
    code,
    texts,
    paths,
    open: async (path) => (known.has(path) ? await readFile(join(root, path), 'utf8') : undefined),
  };
}
