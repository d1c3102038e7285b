import { installedGrammars } from '@regelwerk/conventions/node/installed-grammars';
import { readCode } from '@regelwerk/conventions/read-code';
import { readSources } from '@regelwerk/conventions/sources/read-sources';
import { acceptFiles } from '@regelwerk/profile/accept/accept-files';
import { detectProject } from '@regelwerk/profile/detect-project';
import type { Ground } from '../ground.ts';

/** Reads a small project, path to text. */
export async function groundOf(
  files: Readonly<Record<string, string>>,
  history: readonly (readonly string[])[] = [],
): Promise<Ground> {
  const all = new Map(Object.entries(files));
  const { paths } = acceptFiles(all);
  const open = async (path: string) => all.get(path);
  const { texts, generated } = await readSources(paths, open);
  const { counts, code } = await readCode({ texts, paths, generated, history }, installedGrammars);
  return { profile: detectProject(all), conventions: counts.conventions, code, texts, paths, open };
}
