import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type CodeReading, readCode } from '@regelwerk/conventions/read-code';
import type { GrammarSource } from '@regelwerk/conventions/sources/parse-sources';
import { mostSourceBytes, readSources } from '@regelwerk/conventions/sources/read-sources';
import { acceptFiles } from '@regelwerk/profile/accept/accept-files';
import { readHistory } from './read-history.ts';
import { readProjectFolder } from './read-project-folder.ts';

/** What the sources of a folder do, with the texts that were read and the paths of all its files. */
export interface FolderReading extends CodeReading {
  readonly texts: ReadonlyMap<string, string>;
  readonly paths: readonly string[];
  /** The paths of the sources that tools wrote. */
  readonly generated: readonly string[];
  readonly marked: readonly string[];
}

/** Reads the sources of a folder and counts what they do, with its git history if it has one. */
export async function readCodeOfFolder(
  root: string,
  grammars: GrammarSource,
  files: ReadonlyMap<string, string> = readProjectFolder(root),
): Promise<FolderReading> {
  const { paths } = acceptFiles(files);
  const { texts, generated, marked } = await readSources(paths, (path) => textOf(join(root, path)));
  const reading = await readCode({ texts, paths, generated, history: readHistory(root) }, grammars);
  return { ...reading, texts, paths, generated, marked };
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    const { size } = await stat(path);
    return size > mostSourceBytes ? undefined : await readFile(path, 'utf8');
  } catch {
    return undefined;
  }
}
