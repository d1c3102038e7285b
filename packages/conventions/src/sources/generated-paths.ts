import { isCostlyGlob } from '@regelwerk/contract/rules/is-costly-glob';
import { dirname, join } from './path-parts.ts';

/** What generators of API clients leave beside them: their version, and mostly the list of what they wrote. */
const record = /(?:^|\/)\.(?:openapi-generator|swagger-codegen)\/(?:FILES|VERSION)$/;

/** Says which paths are the work of a tool or of another project, from the texts of the files that mark or list them. */
export function generatedPaths(texts: ReadonlyMap<string, string>): (path: string) => boolean {
  // of two rules the later one counts, and that of a deeper folder before that of its parents
  const rules = [...texts]
    .filter(([path]) => isGitAttributes(path))
    .sort(([a], [b]) => a.split('/').length - b.split('/').length)
    .flatMap(([path, text]) => rulesIn(path, text));
  const records = [...texts].filter(([path]) => record.test(path));
  const lists = new Map(
    records.filter(([path]) => path.endsWith('/FILES')).map(([path, text]) => [homeOf(path), text]),
  );
  const listed = new Set([...lists].flatMap(([folder, text]) => text.split(/\r?\n/).map((line) => join(folder, line))));
  // where no list is kept, the whole folder is its work
  const folders = records.map(([path]) => homeOf(path)).filter((folder) => folder !== '' && !lists.has(folder));
  return (path) =>
    rules.findLast(({ pattern }) => pattern.test(path))?.isGenerated ??
    (record.test(path) || listed.has(path) || folders.some((folder) => path.startsWith(`${folder}/`)));
}

/** Says whether a file may mark others as generated, or list them. */
export function namesGenerated(path: string): boolean {
  return isGitAttributes(path) || record.test(path);
}

function homeOf(path: string): string {
  return dirname(dirname(path));
}

function isGitAttributes(path: string): boolean {
  return /(?:^|\/)\.gitattributes$/.test(path);
}

interface Rule {
  readonly pattern: RegExp;
  readonly isGenerated: boolean;
}

function rulesIn(path: string, text: string): Rule[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return text.split(/\r?\n/).flatMap((line): Rule | [] => {
    const [glob = '', ...attributes] = line.trim().split(/\s+/);
    const isGenerated = attributes.map((attribute) => verdicts.get(attribute)).findLast((one) => one !== undefined);
    if (isGenerated === undefined || glob.startsWith('#') || isCostlyGlob(glob)) return [];
    const anywhere = glob.includes('/') ? '' : '(?:.*/)?';
    const pattern = `^${escaped(folder)}${anywhere}${asPattern(glob.replace(/^\//, ''))}$`;
    return { pattern: new RegExp(pattern), isGenerated };
  });
}

const verdicts = new Map([
  ['linguist-generated', true],
  ['linguist-generated=true', true],
  ['linguist-vendored', true],
  ['linguist-vendored=true', true],
  ['-linguist-generated', false],
  ['!linguist-generated', false],
  ['linguist-generated=false', false],
]);

function asPattern(glob: string): string {
  return glob
    .split('**')
    .map((part) => part.split('*').map(escaped).join('[^/]*'))
    .join('.*');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
