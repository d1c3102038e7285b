import { evidenceOf } from '../reading/evidence-of.ts';
import type { WrittenClaim } from '../written-claim.ts';

/** What tells where a line stands in its file. */
export type OwnLine = Pick<WrittenClaim, 'text' | 'line'>;

/** The rows that a line takes up, counted from 0, the one behind them, and what stays of them. */
interface Cut {
  readonly from: number;
  readonly to: number;
  readonly rest: string;
}

/** A line in more rows is not looked for. */
const mostRows = 40;

/** Returns a file without these lines; everything else stays as it is written, also lines that `canLeave` refuses. */
export function withoutLines(file: string, lines: readonly OwnLine[]): string {
  // from below, so that the rows above keep their numbers
  const fromBelow = lines.toSorted((a, b) => (b.line ?? 0) - (a.line ?? 0));
  // the mark of the bytes of a file belongs to no line
  const mark = file.startsWith('\uFEFF') ? '\uFEFF' : '';
  const left = fromBelow.reduce((text, line) => {
    const rows = rowsOf(text);
    const cut = cutOf(rows, line);
    if (cut === undefined) return text;
    return [...rows.slice(0, cut.from), cut.rest, ...rows.slice(cut.to)].join('');
  }, file.slice(mark.length));
  return mark + left;
}

/** Says whether a line can leave its file: it stands there as it was read, and nothing hangs on it. */
export function canLeave(file: string, line: OwnLine): boolean {
  return cutOf(rowsOf(file), line) !== undefined;
}

/** Rows with the breaks that end them. */
function rowsOf(text: string): string[] {
  return text.match(/[^\r\n]*(?:\r\n?|\n)|[^\r\n]+$/g) ?? [];
}

function cutOf(rows: readonly string[], { text, line = 0 }: OwnLine): Cut | undefined {
  const from = line - 1;
  // an introduction belongs to what it introduces
  if (from < 0 || text.endsWith(':')) return undefined;
  for (let to = from + 1; to <= Math.min(rows.length, from + mostRows); to += 1) {
    const block = rows.slice(from, to).join('');
    const found = rangeOf(block, text);
    if (found === undefined) continue;
    const rest = withoutRange(block, found);
    if (/\p{L}{2}|\p{N}/u.test(evidenceOf(rest.trim()).text)) return { from, to, rest };
    return hasLinesBelow(rows, from, to) ? undefined : wholeRows(rows, from, to);
  }
  return undefined;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Finds a whole statement by its letters and digits, which neither emphasis nor a line break changes. */
function rangeOf(block: string, text: string): Range | undefined {
  const wanted = text.match(letter)?.join('') ?? '';
  if (wanted === '') return undefined;
  const places: number[] = [];
  let letters = '';
  for (const { 0: sign, index } of block.matchAll(letter)) {
    letters += sign;
    for (let unit = 0; unit < sign.length; unit += 1) places.push(index + unit);
  }
  for (let at = letters.indexOf(wanted); at !== -1; at = letters.indexOf(wanted, at + 1)) {
    const before = block.slice(0, places[at]).replace(/[^\p{L}\p{N}\s]*$/u, '');
    const behind = block.slice((places[at + wanted.length - 1] ?? 0) + 1);
    const [marks = ''] = /^[^\p{L}\p{N}\s]*/u.exec(behind) ?? [];
    const isWhole = !/[\p{L}\p{N},;]\s*$/u.test(before) && /^(?:\s|$)/.test(behind.slice(marks.length));
    if (isWhole) return { start: before.length, end: block.length - behind.length + marks.length };
  }
  return undefined;
}

const letter = /[\p{L}\p{N}]/gu;

/** Takes its evidence along, and no space stays behind. */
function withoutRange(block: string, { start, end }: Range): string {
  const behind = block.slice(end);
  const [places = ''] = /^[ \t]*[[(][^\])\r\n]{1,400}[\])][.;]?/.exec(behind) ?? [];
  const rest = places !== '' && evidenceOf(places.trim()).text === '' ? behind.slice(places.length) : behind;
  const isLast = /^[ \t]*(?:\r|\n|$)/.test(rest);
  const above = block.slice(0, start);
  return (isLast ? above.trimEnd() : above) + (isLast ? rest : rest.trimStart());
}

function indentOf(row: string): number {
  return /^[ \t]*/.exec(row)?.[0].length ?? 0;
}

/** Without their item, lines below it would hang on the one before. */
function hasLinesBelow(rows: readonly string[], from: number, to: number): boolean {
  const next = rows.slice(to).find((row) => row.trim() !== '');
  const own = rows[from] ?? '';
  return next !== undefined && /^\s*(?:[-*+]|\d+[.)])\s/.test(own) && indentOf(next) > indentOf(own);
}

/** Takes along the fence that stood around it alone, and one of two empty rows that come together. */
function wholeRows(rows: readonly string[], from: number, to: number): Cut {
  const isFence = (row = '') => /^\s*(?:`{3,}|~{3,})/.test(row);
  if (isFence(rows[from - 1]) && isFence(rows[to])) return wholeRows(rows, from - 1, to + 1);
  const isEmpty = (row = '') => row.trim() === '';
  const isApart = from > 0 && to < rows.length && isEmpty(rows[from - 1]) && isEmpty(rows[to]);
  return { from, to: isApart ? to + 1 : to, rest: '' };
}
