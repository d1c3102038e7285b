import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { inputLimits } from '@regelwerk/profile/accept/accept-files';
import { ignoredBy } from '@regelwerk/profile/accept/ignored-by';
import { isForeignFolder } from '@regelwerk/profile/accept/is-foreign-folder';
import { isRuleFile } from '@regelwerk/profile/accept/is-rule-file';
import { wantsText } from '@regelwerk/profile/wants-text';

/**
 * Walks a folder, the nearest files first, and returns what `detectProject` needs: path from the folder to text, empty where
 * only the path matters. Does not enter what tools installed or git ignores, follows no links, and stops at the limit of paths.
 */
export function readProjectFolder(root: string): Map<string, string> {
  const files = new Map<string, string>();
  const gitignores = new Map<string, string>();
  const folders = [''];
  let isIgnored = ignoredBy(gitignores);
  for (const folder of folders) {
    const entries = entriesOf(join(root, folder)).sort((a, b) => (a.name < b.name ? -1 : 1));
    if (entries.some(({ name }) => name === '.gitignore')) {
      gitignores.set(`${folder}.gitignore`, textOf(join(root, folder, '.gitignore')));
      isIgnored = ignoredBy(gitignores);
    }
    for (const entry of entries) {
      const path = folder + entry.name;
      if (entry.isDirectory() && !isForeignFolder(entry.name) && !isIgnored(`${path}/`)) folders.push(`${path}/`);
      // of a link only the name counts: a rule that is a link must not be written over either
      if (entry.isSymbolicLink() && isRuleFile(path)) files.set(path, '');
      if (!entry.isFile() || isIgnored(path)) continue;
      files.set(path, wantsText(path) ? textOf(join(root, path)) : '');
      if (files.size >= inputLimits.paths) return files;
    }
  }
  return files;
}

/** A folder that may not be read has no entries. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (folder.includes('/') && error instanceof Error && 'code' in error && error.code === 'EACCES') return [];
    throw error;
  }
}

/** Reads one character more than is accepted, so that a file that is too large is named. */
function textOf(path: string): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(inputLimits.fileCharacters + 1);
    return bytes.toString('utf8', 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}
