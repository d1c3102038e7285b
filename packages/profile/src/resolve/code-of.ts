import type { ProjectLanguage } from '@regelwerk/contract/rules/project-profile';
import { sourceLanguages } from '@regelwerk/contract/rules/source-languages';
import { sourceFiles } from './source-files.ts';

/** The code of a product: how much of it lies where, and in which languages. */
export interface CodeOf {
  readonly languages: readonly ProjectLanguage[];
  /** Returns the number of source files in a folder and below, of all endings or of some. */
  readonly filesIn: (folder: string, endings?: readonly string[]) => number;
  /** Says whether a folder holds the page of an app. */
  readonly hasPage: (folder: string) => boolean;
}

const notWritten =
  /\.min\.[cm]?js$|(?:^|\/)(?:vendors?|migrations?|migrate|third[-_]?party|node_modules|generated|__generated__)\//;
const languageOf = new Map(
  Object.entries(sourceLanguages).flatMap(([name, { endings }]) => endings.map((ending) => [ending, name] as const)),
);

/** Counts the source files among the paths of a product. */
export function codeOf(paths: readonly string[]): CodeOf {
  const { sources } = sourceFiles(paths);
  const code = sources.filter((path) => !notWritten.test(path));
  const counts = new Map<string, number>();
  const perFolder = new Map<string, Map<string, number>>();
  for (const path of code) {
    const ending = path.slice(path.lastIndexOf('.') + 1);
    const language = languageOf.get(ending);
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
    for (let end = path.lastIndexOf('/'); ; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, Math.max(end, 0));
      const own = perFolder.get(folder) ?? new Map<string, number>();
      perFolder.set(folder, own.set(ending, (own.get(ending) ?? 0) + 1));
      if (end <= 0) break;
    }
  }
  const pages = new Set(paths.filter((path) => /(?:^|\/)index\.html$/.test(path)));
  return {
    hasPage: (folder) => pages.has(folder === '' ? 'index.html' : `${folder}/index.html`),
    languages: [...counts]
      .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
      .map(([name, files]) => ({ name, files })),
    filesIn: (folder, endings) =>
      [...(perFolder.get(folder) ?? [])].reduce(
        (sum, [ending, count]) => (endings === undefined || endings.includes(ending) ? sum + count : sum),
        0,
      ),
  };
}
