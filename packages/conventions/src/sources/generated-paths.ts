/** Says which paths `.gitattributes` marks as the work of a tool, from the texts of those files. */
export function generatedPaths(texts: ReadonlyMap<string, string>): (path: string) => boolean {
  const patterns = [...texts].flatMap(([path, text]) => (isGitAttributes(path) ? patternsIn(path, text) : []));
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** Says whether a file may mark others as generated. */
export function isGitAttributes(path: string): boolean {
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
