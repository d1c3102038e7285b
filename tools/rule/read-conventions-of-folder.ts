import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import { installedGrammars } from '@regelwerk/conventions/node/installed-grammars';
import { readConventions } from '@regelwerk/conventions/read-conventions';
import { readSources } from '@regelwerk/conventions/sources/read-sources';
import { acceptFiles } from '@regelwerk/profile/accept/accept-files';
import { readHistory } from './read-history.ts';
import { readProjectFolder } from './read-project-folder.ts';

/** Counts the conventions of a folder, with its git history if it has one. */
export async function readConventionsOfFolder(root: string): Promise<ProjectConvention[]> {
  const { paths } = acceptFiles(readProjectFolder(root));
  const { texts } = await readSources(paths, (path) => readFile(join(root, path), 'utf8').catch(() => undefined));
  return await readConventions({ texts, paths, history: readHistory(root) }, installedGrammars);
}
