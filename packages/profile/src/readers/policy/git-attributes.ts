import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

/** Reads `.gitattributes`: the files that it marks as generated; lockfiles need no word. */
export function readGitAttributes({ text, folder }: ReadableFile): Findings {
  const paths = linesOf(text).flatMap((line) => {
    const [, path] = /^([\w@./*-]{1,150})\s.*\blinguist-generated(?:=true)?(?:\s|$)/.exec(line) ?? [];
    return path === undefined || /lock|^\*$/.test(path) ? [] : [path.replace(/^\//, '')];
  });
  return { generated: paths.map((path) => ({ path: folder === '' ? path : `${folder}/${path}` })) };
}
