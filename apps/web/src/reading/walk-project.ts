import type { SkipReason } from '@regelwerk/contract/rules/project-profile';
import { inputLimits } from '@regelwerk/profile/accept/accept-files';
import { ignoredBy } from '@regelwerk/profile/accept/ignored-by';
import { isForeignFolder } from '@regelwerk/profile/accept/is-foreign-folder';
import { refusesPath } from '@regelwerk/profile/accept/refuses-path';
import { wantsText } from '@regelwerk/profile/wants-text';
import type { ProjectSource } from './project-source.ts';

export interface Walk {
  /** Path to text, which is empty where only the path matters. */
  readonly files: ReadonlyMap<string, string>;
  /** Files and folders that could not be opened or would have been too much. */
  readonly leftOut: readonly { readonly path: string; readonly reason: SkipReason }[];
  /** The names of folders that tools fill, which were not entered. */
  readonly foreign: readonly string[];
  /** The number of files and folders after which the walk stopped; undefined if it saw all. */
  readonly cutAt: number | undefined;
}

/** Not accepted as a text, so that a file with it is named as broken. */
const unreadable = '\0';
/** Texts beyond this are not opened: far more than one detection accepts. */
const mostCharacters = 2 * inputLimits.characters;
const longestGitignore = 100_000;

/**
 * Walks the files that a person chose, the nearest first. Does not enter the folders that tools fill or git ignores, and opens
 * only files whose text a profile needs. Fails only if the root cannot be listed.
 */
export async function walkProject(
  source: Pick<ProjectSource, 'list' | 'open'>,
  onSeen: (count: number, folder: string) => void,
): Promise<Walk> {
  const files = new Map<string, string>();
  const leftOut: Walk['leftOut'][number][] = [];
  const foreign = new Set<string>();
  const gitignores = new Map<string, string>();
  const folders = [''];
  let isIgnored = ignoredBy(gitignores);
  let seen = 0;
  let characters = 0;
  let texts = 0;
  const read = async (path: string, longest: number): Promise<string> => {
    try {
      return await (await source.open(path)).slice(0, longest + 1).text();
    } catch {
      return unreadable;
    }
  };
  for (const folder of folders) {
    const entries = await source.list(folder).catch((error: unknown) => {
      if (folder === '') throw error;
      leftOut.push({ path: folder.slice(0, -1), reason: 'broken' });
      return [];
    });
    if (entries.some(({ name, isFolder }) => name === '.gitignore' && !isFolder)) {
      const text = await read(`${folder}.gitignore`, longestGitignore);
      gitignores.set(`${folder}.gitignore`, text);
      files.set(`${folder}.gitignore`, text);
      isIgnored = ignoredBy(gitignores);
    }
    for (const { name, isFolder } of [...entries].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = folder + name;
      if (seen >= inputLimits.paths) return { files, leftOut, foreign: [...foreign], cutAt: seen };
      seen += 1;
      onSeen(seen, folder);
      if (isFolder) {
        const isForeign = isForeignFolder(name);
        const isLeft = isForeign || isIgnored(`${path}/`) || refusesPath(path);
        if (!isLeft) folders.push(`${path}/`);
        if (isForeign) foreign.add(name);
        continue;
      }
      if (isIgnored(path) || files.has(path)) continue;
      if (!wantsText(path)) {
        files.set(path, '');
        continue;
      }
      if (texts >= inputLimits.files || characters >= mostCharacters) {
        leftOut.push({ path, reason: 'too-many' });
        continue;
      }
      const text = await read(path, inputLimits.fileCharacters);
      texts += 1;
      characters += text.length;
      files.set(path, text);
    }
  }
  return { files, leftOut, foreign: [...foreign], cutAt: undefined };
}
