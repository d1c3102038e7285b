import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import { installedGrammars } from '../node/installed-grammars.ts';
import { readCode } from '../read-code.ts';
import { readSources } from '../sources/read-sources.ts';

/** Reads a small code base, path to text, with the grammars as installed. */
export async function conventionsIn(
  files: Readonly<Record<string, string>>,
  history: readonly (readonly string[])[] = [],
): Promise<ProjectConvention[]> {
  const paths = Object.keys(files);
  const { texts, generated } = await readSources(paths, async (path) => files[path]);
  return (await readCode({ texts, paths, generated, history }, installedGrammars)).counts.conventions;
}

/** `count` files, from what one looks like. */
export function times(count: number, file: (index: number) => readonly [string, string]): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => file(index)));
}
