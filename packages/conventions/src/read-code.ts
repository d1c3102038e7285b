import type { CodeCount } from '@regelwerk/contract/rules/code-probes';
import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import { projectLimits } from '@regelwerk/contract/rules/project-limits';
import type { ProjectSources } from './convention.ts';
import { allEntries } from './families/all-entries.ts';
import { isSayable } from './is-sayable.ts';
import { countCode } from './probes/count-code.ts';
import type { GrammarSource, ParseOptions } from './sources/parse-sources.ts';
import { type Project, projectSources } from './sources/project-sources.ts';

/** What the code of a project does. */
export interface CodeReading {
  /** As far as a rule needs it: what it does nearly everywhere, the most valuable first, and where it follows and breaks general advice. */
  readonly counts: { readonly conventions: ProjectConvention[]; readonly codeCounts: CodeCount[] };
  /** The sources as they were parsed. */
  readonly code: ProjectSources;
}

/** Counts what the code of a project does, in one pass over its sources. The same project gives the same result. */
export async function readCode(
  project: Project,
  grammars: GrammarSource,
  options: ParseOptions = {},
): Promise<CodeReading> {
  const code = await projectSources(project, grammars, options);
  const conventions = allEntries
    .flatMap((entry) => entry.find(code).map((found) => ({ entry, found })))
    .sort((a, b) => b.entry.value - a.entry.value || b.found.holds - a.found.holds)
    .map(({ entry, found }) => ({ id: entry.id, ...found }))
    .filter(isSayable);
  return { counts: { conventions: fitting(conventions), codeCounts: countCode(code.files) }, code };
}

/** The first ones, as many as a profile may carry. */
function fitting(conventions: readonly ProjectConvention[]): ProjectConvention[] {
  let bytes = 0;
  const beyond = conventions.findIndex((one, index) => {
    bytes += new TextEncoder().encode(JSON.stringify(one)).length;
    return index >= projectLimits.conventions || bytes > projectLimits.conventionBytes;
  });
  return conventions.slice(0, beyond === -1 ? undefined : beyond);
}
