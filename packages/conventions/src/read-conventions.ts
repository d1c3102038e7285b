import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import { readCode } from './read-code.ts';
import type { GrammarSource, ParseOptions } from './sources/parse-sources.ts';
import type { Project } from './sources/project-sources.ts';

/** Reads only the conventions of a project. */
export async function readConventions(
  project: Project,
  grammars: GrammarSource,
  options: ParseOptions = {},
): Promise<ProjectConvention[]> {
  return (await readCode(project, grammars, options)).conventions;
}
