import { isCode } from './shell/build-output.ts';

/** Says files as patterns of folders that hold nothing else: the common folder itself, or else those in it, and lone files. */
export function wholeFolders(home: string, files: readonly string[], paths: readonly string[]): string[] {
  const start = home === '' ? '' : `${home}/`;
  const listed = new Set(files);
  const here = paths.filter((path) => path.startsWith(start) && !path.slice(start.length).startsWith('.'));
  const code = here.filter((path) => listed.has(path) && isCode(path));
  if (code.length === 0) return [];
  if (home !== '' && here.every((path) => listed.has(path))) return [`${home}/**`];
  const firstOf = (path: string) => path.slice(start.length).split('/')[0] ?? '';
  const inPart = Map.groupBy(here, firstOf);
  return [...Map.groupBy(code, firstOf)]
    .sort(([a, m], [b, n]) => n.length - m.length || (a < b ? -1 : 1))
    .flatMap(([part, own]) => {
      const [first] = own;
      if (first === start + part) return [first];
      return inPart.get(part)?.every((path) => listed.has(path)) ? [`${start}${part}/**`] : [];
    });
}
