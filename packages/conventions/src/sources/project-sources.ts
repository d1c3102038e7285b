import { isTest } from '@regelwerk/contract/rules/is-test';
import { plainPath } from '@regelwerk/contract/rules/project-convention';
import { projectLimits } from '@regelwerk/contract/rules/project-limits';
import type { OwnSource, ProjectSources } from '../convention.ts';
import { generatedPaths } from './generated-paths.ts';
import { ownModules } from './own-modules.ts';
import { packageNames } from './package-names.ts';
import { type GrammarSource, type ParseOptions, parseSources } from './parse-sources.ts';

/** What is known of a project before its sources are parsed. */
export interface Project {
  /** The texts that `readSources` chose, by their path from the root. */
  readonly texts: ReadonlyMap<string, string>;
  /** The paths of all its files. */
  readonly paths: readonly string[];
  /** The paths of the sources that a tool wrote, as `readSources` found. */
  readonly generated?: readonly string[];
  /** The paths that each of its newest commits changed, where a history is at hand. */
  readonly history?: readonly (readonly string[])[];
}

/** Parses the sources of a project and finds the modules behind their imports. */
export async function projectSources(
  { texts: given, paths: all, generated = [], history = [] }: Project,
  grammars: GrammarSource,
  options: ParseOptions = {},
): Promise<ProjectSources> {
  const isMarked = generatedPaths(given);
  const written = new Set(generated);
  const isOwn = (path: string) => isPlain(path) && !written.has(path) && !isMarked(path);
  const paths = all.filter(isOwn).sort();
  const texts = new Map([...given].filter(([path]) => isOwn(path)));
  const moduleOf = ownModules(paths, packageNames(texts), namespacesOf(texts));
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
  return { files, paths, texts, history };
}

/** The namespace that each PHP file declares. */
function namespacesOf(texts: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    [...texts].flatMap(([path, text]) => {
      const namespace = path.endsWith('.php') ? /^\s*namespace\s+([\w\\]+)/m.exec(text)?.[1] : undefined;
      return namespace === undefined ? [] : [[path, namespace] as const];
    }),
  );
}

/** Sentences name paths, so that one which is written like prose is left out. */
function isPlain(path: string): boolean {
  return path.length <= projectLimits.path && plainPath.test(path);
}
