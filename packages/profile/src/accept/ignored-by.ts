import { isCostlyGlob } from '@regelwerk/contract/rules/is-costly-glob';
import ignore, { type Ignore } from 'ignore';
import { linesOf } from '../shape/lines-of.ts';

const mostRules = 500;

/**
 * Returns a test for paths that git ignores, from the `.gitignore` files of a project: path to text. The path of a folder
 * ends with a slash. Git ignores nothing outside the project, such as `../notes.md`.
 */
export function ignoredBy(gitignores: ReadonlyMap<string, string>): (path: string) => boolean {
  const rules = new Map<string, Ignore>();
  for (const [path, text] of gitignores) {
    const kept = linesOf(text).filter((line) => line !== '' && !line.startsWith('#') && !isCostlyGlob(line));
    rules.set(path.slice(0, -'.gitignore'.length), ignore({ ignorecase: false }).add(kept.slice(0, mostRules)));
  }
  return (path) => {
    if (!ignore.isPathValid(path)) return false;
    let isIgnored = false;
    for (let end = 0; end >= 0; end = path.indexOf('/', end) + 1 || -1) {
      const below = end === path.length ? undefined : rules.get(path.slice(0, end))?.test(path.slice(end));
      if (below?.ignored) isIgnored = true;
      if (below?.unignored) isIgnored = false;
    }
    return isIgnored;
  };
}
