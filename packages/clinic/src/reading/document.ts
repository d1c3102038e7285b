import { endOfFrontMatter } from '@regelwerk/claims/reading/end-of-front-matter';
import { type MarkdownLine, markdownLines } from '@regelwerk/claims/reading/markdown-lines';
import { parse } from 'yaml';
import type { RuleFile } from '../rule-file.ts';

/** More than any assistant takes in; what stands behind it is not looked at. */
export const mostCharacters = 400_000;
const longestRow = 4000;

/** A file of rules as it was read. */
export interface Document {
  readonly path: string;
  readonly name: string;
  readonly isSkill: boolean;
  /** The whole text. */
  readonly text: string;
  /** Its lines as far as they are looked at; one that no person writes is cut. */
  readonly rows: readonly string[];
  readonly head: Head | undefined;
  /** What it says: headings, statements, examples. */
  readonly lines: readonly MarkdownLine[];
  /** The rows that lie in blocks of code, counted from 1. */
  readonly code: ReadonlySet<number>;
  readonly isCut: boolean;
}

/** The settings at the head of a file; `fault` where they cannot be read. */
export interface Head {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly fault?: string;
}

/** Some generators put examples into an element of their own, which Markdown takes for text. */
function withoutSnippets(text: string): string {
  return text.replace(/<code-snippet\b[^>\n]*>[^<]*(?:<(?!\/code-snippet>)[^<]*)*<\/code-snippet>/g, (found) =>
    found.replace(/[^\n]+/g, ''),
  );
}

/** Reads a file of rules. Never throws. */
export function readDocument({ path, text }: RuleFile): Document {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const read = plain.slice(0, mostCharacters);
  const rows = read.split('\n').map((row) => row.slice(0, longestRow));
  const bounded = rows.join('\n');
  const end = endOfFrontMatter(bounded);
  const blanked = bounded.slice(0, end).replace(/[^\n]+/g, '') + withoutSnippets(bounded.slice(end));
  return {
    path,
    name: path.slice(path.lastIndexOf('/') + 1),
    isSkill: /(?:^|\/)skills\//.test(path),
    text,
    rows,
    head: end === 0 ? undefined : headOf(bounded.slice(0, end)),
    lines: markdownLines(blanked),
    code: rowsOfCode(rows),
    isCut: plain.length > mostCharacters,
  };
}

function headOf(head: string): Head {
  // Cursor reads a bare list of globs, which YAML takes for an alias, and Claude Code hints in brackets, as its own pages write them
  const quoted = head
    .replace(/^---[^\n]*\n|\n---[^\n]*\n?$/g, '')
    .replace(
      /^(\s*[\w-]+:[ \t]*)([*!][^\n]*|(?<=argument-hint:[ \t]*)[[<][^\n]*)$/gm,
      (_all, key: string, value: string) => key + JSON.stringify(value),
    );
  try {
    const fields: unknown = parse(quoted, { logLevel: 'error', uniqueKeys: false, prettyErrors: false });
    if (fields === null || fields === undefined) return { fields: {} };
    if (typeof fields !== 'object' || Array.isArray(fields)) return { fields: {}, fault: 'no fields' };
    return { fields: { ...fields } };
  } catch (error) {
    return { fields: {}, fault: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}

function rowsOfCode(rows: readonly string[]): Set<number> {
  const code = new Set<number>();
  let fence = '';
  rows.forEach((row, index) => {
    const [, mark = ''] = /^\s{0,12}(?:[-*+>]\s+)?(`{3,}|~{3,})/.exec(row) ?? [];
    if (fence === '' && mark === '') return;
    code.add(index + 1);
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence) && /^[\s`~>]*$/.test(row)) fence = '';
  });
  return code;
}
