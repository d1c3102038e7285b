import { type ProjectConvention, plainPath } from '@regelwerk/contract/rules/project-convention';
import { projectLimits } from '@regelwerk/contract/rules/project-limits';
import type { OwnSource } from './convention.ts';
import { allEntries } from './families/all-entries.ts';
import { isSayable } from './is-sayable.ts';
import { isTest } from './sources/is-test.ts';
import { ownModules } from './sources/own-modules.ts';
import { packageNames } from './sources/package-names.ts';
import { type GrammarSource, type ParseOptions, parseSources } from './sources/parse-sources.ts';

/** What is known of a project before its sources are parsed. */
export interface Project {
  /** The texts that `readSources` chose, by their path from the root. */
  readonly texts: ReadonlyMap<string, string>;
  /** The paths of all its files. */
  readonly paths: readonly string[];
  /** The paths that each of its newest commits changed, where a history is at hand. */
  readonly history?: readonly (readonly string[])[];
}

/** Counts what the code of a project does nearly everywhere, the most valuable first. The same project gives the same result. */
export async function readConventions(
  { texts: given, paths: all, history = [] }: Project,
  grammars: GrammarSource,
  options: ParseOptions = {},
): Promise<ProjectConvention[]> {
  const paths = all.filter(isPlain);
  const texts = new Map([...given].filter(([path]) => isPlain(path)));
  const moduleOf = ownModules(paths, packageNames(texts));
  const facts = await parseSources(texts, grammars, options);
  const files = facts.map((file): OwnSource => {
    const resolved = file.imports.map((one) => ({ ...one, module: moduleOf(file.language, one.from, file.path) }));
    return {
      ...file,
      isTest: isTest(file.path),
      own: resolved.flatMap(({ module, ...one }) => (module === undefined ? [] : [{ ...one, module }])),
      outside: resolved.flatMap(({ module, ...one }) => (module === undefined ? [one] : [])),
    };
  });
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  const project = { files, paths, history };
  return allEntries
    .flatMap((entry) => entry.find(project).map((found) => ({ entry, found })))
    .sort((a, b) => b.entry.value - a.entry.value || b.found.holds - a.found.holds)
    .map(({ entry, found }) => ({ id: entry.id, ...found }))
    .filter(isSayable)
    .slice(0, projectLimits.conventions);
}

/** Sentences name paths, so that one which is written like prose is left out. */
function isPlain(path: string): boolean {
  return path.length <= projectLimits.path && plainPath.test(path);
}
