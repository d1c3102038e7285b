import { dirname, join } from './path-parts.ts';

/** What generators of API clients leave beside them: their version, and mostly the list of what they wrote. */
const record = /(?:^|\/)\.(?:openapi-generator|swagger-codegen)\/(?:FILES|VERSION)$/;

/** Says which paths are the work of a tool, from the texts of the files that mark or list them. */
export function generatedPaths(texts: ReadonlyMap<string, string>): (path: string) => boolean {
  const patterns = [...texts].flatMap(([path, text]) => (isGitAttributes(path) ? patternsIn(path, text) : []));
  const records = [...texts].filter(([path]) => record.test(path));
  const lists = new Map(
    records.filter(([path]) => path.endsWith('/FILES')).map(([path, text]) => [homeOf(path), text]),
  );
  const listed = new Set([...lists].flatMap(([folder, text]) => text.split(/\r?\n/).map((line) => join(folder, line))));
  // where no list is kept, the whole folder is its work
  const folders = records.map(([path]) => homeOf(path)).filter((folder) => folder !== '' && !lists.has(folder));
  return (path) =>
    record.test(path) ||
    listed.has(path) ||
    folders.some((folder) => path.startsWith(`${folder}/`)) ||
    patterns.some((pattern) => pattern.test(path));
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

function patternsIn(path: string, text: string): RegExp[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return [...text.matchAll(/^(\S+)\s(?:.*\s)?linguist-generated(?:=true)?(?:\s|$)/gm)].map(([, glob = '']) => {
    const anywhere = glob.includes('/') ? '' : '(?:.*/)?';
    return new RegExp(`^${escaped(folder)}${anywhere}${asPattern(glob.replace(/^\//, ''))}$`);
  });
}

function asPattern(glob: string): string {
  return glob
    .split('**')
    .map((part) => part.split('*').map(escaped).join('[^/]*'))
    .join('.*');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
