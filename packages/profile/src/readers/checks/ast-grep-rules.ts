import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

/** Reads a file of rules for ast-grep: the ids of those that are errors, up to the first `--`, which tells their parts apart. */
export function readAstGrepRules({ text }: ReadableFile): Findings {
  const documents = text.split(/^---[ \t]*$/m).map(linesOf);
  const ids = documents.flatMap((lines) => {
    const textAfter = (key: string) =>
      lines
        .find((line) => line.startsWith(`${key}:`))
        ?.slice(key.length + 1)
        .trim();
    const [, id] = /^['"]?([\w.-]{1,80})['"]?$/.exec(textAfter('id') ?? '') ?? [];
    const isRule = textAfter('language') !== undefined && textAfter('rule') !== undefined;
    return id !== undefined && isRule && textAfter('severity') === 'error' ? [id.split('--')[0] ?? id] : [];
  });
  return ids.length === 0 ? {} : { checks: [{ name: 'ast-grep', settings: [...new Set(ids)] }] };
}
