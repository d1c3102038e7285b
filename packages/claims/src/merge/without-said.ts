import { readClaims } from '../read-claims.ts';
import { saysTheSame, wordingOf } from '../says-the-same.ts';

/** A text for a file without what the file says already. */
export interface Unsaid {
  readonly text: string;
  /** The lines that were left out. */
  readonly leftOut: readonly string[];
}

/** Leaves out of `text` each line that `own` says too. What has lines below it stays, and so does all but such lines. */
export function withoutSaid(text: string, own: string): Unsaid {
  const said = statementsOf(own).map(({ words }) => wordingOf(words));
  const rows = text.split('\n');
  const lines = statementsOf(text).filter(({ row, words }) => {
    const wording = wordingOf(words);
    return isWholeItem(rows, row) && said.some((one) => saysTheSame(one, wording));
  });
  const gone = new Set(lines.map(({ row }) => row));
  // a heading goes with its last line
  for (let row = rows.length - 1, end = rows.length; row >= 0; row -= 1) {
    if (!isHeading(rows[row])) continue;
    const below = Array.from({ length: end - row - 1 }, (_, at) => row + 1 + at);
    const isEmptied = below.some((at) => gone.has(at)) && below.every((at) => gone.has(at) || rows[at]?.trim() === '');
    if (isEmptied) for (const at of [row, ...below]) gone.add(at);
    else end = row;
  }
  return { text: rows.filter((_, row) => !gone.has(row)).join('\n'), leftOut: lines.map(({ words }) => words) };
}

/** Returns what a text says, line by line, without the strokes before signs that Markdown would act upon. */
export function plainStatements(text: string): string[] {
  return statementsOf(text).map(({ words }) => words);
}

function statementsOf(text: string) {
  return readClaims(text, 'RULES.md').flatMap(({ part, text: words, line = 0 }) =>
    part === 'statement' ? [{ row: line - 1, words: plain(words) }] : [],
  );
}

function plain(text: string): string {
  return text.replaceAll(/\\(?=[^\p{L}\p{N}\s])/gu, '');
}

/** Says whether a row is an item, or an import, with nothing that hangs on it. */
function isWholeItem(rows: readonly string[], row: number): boolean {
  const below = rows.slice(row + 1).find((one) => one.trim() !== '') ?? '';
  return /^(?:(?:[-*+]|\d+[.)])\s|@\S+$)/.test(rows[row] ?? '') && !/^\s/.test(below);
}

function isHeading(row = ''): boolean {
  return /^#{1,6}\s/.test(row);
}
