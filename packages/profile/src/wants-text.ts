import { isForeignFolder } from './accept/is-foreign-folder.ts';
import { isRuleFile } from './accept/is-rule-file.ts';
import { isSecret } from './accept/is-secret.ts';
import { refusesPath } from './accept/refuses-path.ts';
import { allReaders } from './readers/all-readers.ts';

/**
 * Says whether `detectProject` reads the text of a file. Of every other file only the path matters, and its text may be
 * empty: a walk need not open it.
 */
export function wantsText(path: string): boolean {
  if (refusesPath(path) || isSecret(path)) return false;
  if (path.split('/').slice(0, -1).some(isForeignFolder)) return false;
  return path.endsWith('.gitignore') || isRuleFile(path) || allReaders.some(({ matches }) => matches.test(`/${path}`));
}
