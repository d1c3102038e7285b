import type { CodeCount } from '@regelwerk/contract/rules/code-probes';
import { type ProjectConvention, plainPath } from '@regelwerk/contract/rules/project-convention';
import { projectLimits } from '@regelwerk/contract/rules/project-limits';
import type { OwnSource } from './convention.ts';
import { allEntries } from './families/all-entries.ts';
import { isSayable } from './is-sayable.ts';
import { countCode } from './probes/count-code.ts';
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

/** What the code of a project does, as far as a rule needs it. */
export interface CodeReading {
  /** What it does nearly everywhere, the most valuable first. */
  readonly conventions: ProjectConvention[];
  /** Where it breaks lines of general advice. */
  readonly codeCounts: CodeCount[];
}

/** Counts what the code of a project does, in one pass over its sources. The same project gives the same result. */
export async function readCode(
  { texts: given, paths: all, history = [] }: Project,
  grammars: GrammarSource,
  options: ParseOptions = {},
): Promise<CodeReading> {
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
  const conventions = allEntries
    .flatMap((entry) => entry.find(project).map((found) => ({ entry, found })))
    .sort((a, b) => b.entry.value - a.entry.value || b.found.holds - a.found.holds)
    .map(({ entry, found }) => ({ id: entry.id, ...found }))
    .filter(isSayable)
    .slice(0, projectLimits.conventions);
  return { conventions, codeCounts: countCode(files) };
}

/** Sentences name paths, so that one which is written like prose is left out. */
function isPlain(path: string): boolean {
  return path.length <= projectLimits.path && plainPath.test(path);
}
