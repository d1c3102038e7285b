import { blocksOf } from '../project/block-of.ts';
import { evidenceFiles, type Line, speaksOf } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import { usesInMarkup } from '../project/uses-in-markup.ts';
import { isDistinct, type Mention } from '../reading/mentions-of.ts';

/** A way of the house, as a line names it. */
export interface Way {
  readonly name: string;
  readonly by: 'import' | 'call';
  /** Where it is defined, if the project does. */
  readonly home: string | undefined;
  /** The files that take it. */
  readonly users: readonly string[];
}

/** Returns what a line names behind a place in it as the way, with the files that take it: tests, or everything else. */
export function waysIn(line: Line, project: Project, isAboutTests: boolean, after: number): Way[] {
  const fits = (path: string) => project.isTest(path) === isAboutTests;
  const modules = line.places.flatMap(({ found, isDenied, isEvidence, place }): Way[] => {
    if (found.is !== 'file' || isDenied || after > 0 || (isEvidence && place.symbol !== undefined)) return [];
    if (isEvidence && !speaksOf(line.claim.text, { path: found.path, symbol: '' })) return [];
    const importers = project.importersOf(found.path).map(({ path }) => path);
    const users = importers.filter(fits);
    return users.length === 0 ? [] : [{ name: found.path, by: 'import', home: found.path, users }];
  });
  // in prose, the name of a product looks like that of a class
  const hasEvidence = line.claim.evidence.length > 0;
  const names = new Map<string, Mention & { readonly is: 'name' }>();
  for (const one of line.mentions)
    if (one.is === 'name' && !one.isDenied && one.at >= after && one.name.length > 2 && (one.isCode || hasEvidence))
      names.set(one.name, one);
  const symbols = [...names.values()].flatMap((one): Way[] => {
    const files = filesThatUse(one, project);
    const given = evidenceFiles(line);
    const home =
      given.find((path) => isHome(project, path, one.name)) ?? files.find((path) => defines(project, path, one.name));
    // a word of prose is a way only where the evidence defines it
    if (!isDistinct(one.name) && !given.includes(home ?? '')) return [];
    if (given.length > 0 && !given.some((path) => path === home || files.includes(path))) return [];
    const users = files.filter((path) => path !== home && fits(path));
    return users.length === 0 ? [] : [{ name: one.text, by: 'call', home, users }];
  });
  return [...modules, ...symbols];
}

/** A word that prose has as well counts only where it is called, created or a member. */
function filesThatUse({ name, text }: Mention & { readonly is: 'name' }, project: Project): readonly string[] {
  const files = project.filesWith(name);
  if (isDistinct(name)) return files;
  if (/^[@$]/.test(text)) return [];
  const use = new RegExp(
    `(?<![\\w$])${name.replace(/\$/g, '\\$')}\\s*[(<.:]|(?:new|extends|\\.|->|::)\\s*${name.replace(/\$/g, '\\$')}(?![\\w$])`,
  );
  return files.filter((path) => {
    const code = project.codeOf(path) ?? '';
    return use.test(code) || usesInMarkup(path, code, name);
  });
}

export function isHome(project: Project, path: string, name: string): boolean {
  return defines(project, path, name) || blocksOf(path, project.codeOf(path) ?? '', name).length > 0;
}

function defines(project: Project, path: string, name: string): boolean {
  const facts = project.factsOf(path);
  return (
    facts !== undefined &&
    (facts.exports.some((one) => one.name === name) ||
      facts.classes.some((one) => one.name === name || one.methods.includes(name)))
  );
}
