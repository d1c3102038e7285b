import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { installedGrammars } from '@regelwerk/conventions/node/installed-grammars';
import { type CodeReading, readCode } from '@regelwerk/conventions/read-code';
import { mostSourceBytes, readSources } from '@regelwerk/conventions/sources/read-sources';
import { acceptFiles } from '@regelwerk/profile/accept/accept-files';
import { readHistory } from './read-history.ts';
import { readProjectFolder } from './read-project-folder.ts';

/** Counts what the code of a folder does, with its git history if it has one. */
export async function readCodeOfFolder(root: string): Promise<CodeReading> {
  const { paths } = acceptFiles(readProjectFolder(root));
  const { texts, generated } = await readSources(paths, (path) => textOf(join(root, path)));
  return await readCode({ texts, paths, generated, history: readHistory(root) }, installedGrammars);
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    const { size } = await stat(path);
    return size > mostSourceBytes ? undefined : await readFile(path, 'utf8');
  } catch {
    return undefined;
  }
}
