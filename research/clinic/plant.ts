import type { Family } from '@regelwerk/clinic/finding';
import { isExamined } from '@regelwerk/clinic/reading/is-examined';
import type { RuleFile } from '@regelwerk/clinic/rule-file';
import { plantedFiles } from './planted-files.ts';
import { freshLines, plantedLines, plantedPairs, rightLines } from './planted-lines.ts';

/** Files of rules with one fault in them. */
export interface Planted {
  readonly family: Family;
  readonly what: string;
  readonly files: readonly RuleFile[];
  readonly file: string;
  /** Where it may be found; undefined where something is missing, which is nowhere. */
  readonly lines: readonly number[] | 'any' | undefined;
}

/** Where faults are planted: what the manifests say, and which of how many folders it is. */
export interface Soil {
  readonly manifests: string;
  readonly turn: number;
  readonly of: number;
  /** Only lines that were written after the clinic had been mended. */
  readonly isFresh: boolean;
}

/** How many folders get one and the same fault, at most. */
const timesEach = 2;

/** Plants faults in the longest file, one at a time. The same files and soil give the same. */
export function plant(files: readonly RuleFile[], { manifests, turn, of, isFresh }: Soil): Planted[] {
  const file = files.toSorted((a, b) => b.text.length - a.text.length)[0];
  if (file === undefined) return [];

  const isMine = (index: number) => Array.from({ length: timesEach }, (_, time) => (index + time) % of).includes(turn);
  const replaced = (text: string) => files.map((one) => (one === file ? { ...file, text } : one));
  const lines = (isFresh ? freshLines : plantedLines)
    .filter(({ needs }, index) => (needs === undefined ? isMine(index) : needs.test(manifests)))
    .map(({ family, line }): Planted => {
      const { text, at } = withLine(file.text, line, 0.5);
      return { family, what: line, files: replaced(text), file: file.path, lines: [at] };
    });
  const pairs = plantedPairs
    .filter((_, index) => isMine(index))
    .map(([one, other]): Planted => {
      const first = withLine(file.text, one, 0.3);
      const second = withLine(first.text, other, 0.8);
      return {
        family: 'conflict',
        what: `${one} / ${other}`,
        files: replaced(second.text),
        file: file.path,
        lines: [first.at, second.at],
      };
    });
  const added = plantedFiles
    .filter(({ path }, index) => isMine(index) && isExamined(path) && !files.some((one) => one.path === path))
    .map(
      (one): Planted => ({
        family: 'load',
        what: `${one.path} ${one.text.slice(0, 60).replaceAll('\n', ' ')}`,
        files: [...files, one],
        file: one.path,
        lines: 'any',
      }),
    );
  const lacking = withoutEach.flatMap(([what, word, needs]): Planted[] => {
    const rest = files.map((one) => ({ ...one, text: withoutLines(one.text, word) }));
    const isThere =
      files.some(({ text }) => word.test(text)) && (needs === undefined || rest.some(({ text }) => needs.test(text)));
    return isThere ? [{ family: 'missing', what, files: rest, file: file.path, lines: undefined }] : [];
  });
  if (isFresh) return lines;
  return [...lines, ...pairs, ...added, ...broken(file, replaced), ...repeated(file, replaced), ...lacking];
}

/** What is left out, by the lines that say it; a way to run one test can be missing only where tests remain. */
const withoutEach: readonly (readonly [what: string, word: RegExp, needs?: RegExp])[] = [
  [
    'no command',
    /`[^`\n]*(?:npm|pnpm|yarn|npx|bun|pytest|ruff|mypy|uv|poetry|make|cargo|go|mvn|gradle|composer|rake|rspec|bundle|bin|php|artisan|tox|invoke|dotnet|vite|vitest|tsc|eslint|biome|prettier) [^`]*`|^\s*(?:npm|pnpm|yarn|npx|bun|pytest|uv|make|cargo|go|composer|bundle|bin\/|php|docker|dotnet|\.\/)\S*/i,
  ],
  ['no boundary', /\b(?:never|don['’]t|do not|not|avoid|no|must|only|ask|without|instead)\b/i],
  [
    'no word about when a change is done',
    /\b(?:done|finish\w*|complete\w*|before|after|pass\w*|must|verify|check\w*|ensure|make sure)\b/i,
  ],
  [
    'no way to run one test',
    /\b(?:single|one|specific|individual|each|only)\b|\bpath\b|\.(?:test|spec)\.|tests?\/|::/i,
    /`[^`\n]*\b(?:test|pytest|vitest|jest)\b[^`\n]*`/,
  ],
];

function withoutLines(text: string, word: RegExp): string {
  return text
    .split('\n')
    .filter((row) => !word.test(row))
    .join('\n');
}

/** Adds a line to the list that stands nearest to a part of the text. */
function withLine(text: string, line: string, part: number): { readonly text: string; readonly at: number } {
  const rows = text.split('\n');
  const fences = rows.map((row) => /^\s*(?:```|~~~)/.test(row));
  const items = rows.flatMap((row, index) => {
    const isOutside = fences.slice(0, index).filter(Boolean).length % 2 === 0;
    const endsThere = !/^\s+\S/.test(rows[index + 1] ?? '');
    return isOutside && endsThere && /^[-*] \S/.test(row) ? [index] : [];
  });
  const after = items[Math.floor(items.length * part)] ?? rows.length;
  const isItem = items.length > 0;
  return {
    text: rows.toSpliced(after + 1, 0, ...(isItem ? [`- ${line}`] : ['', `- ${line}`])).join('\n'),
    at: after + (isItem ? 2 : 3),
  };
}

/** Paths and scripts that the file names, as they are after a move that nobody wrote down. */
function broken(file: RuleFile, replaced: (text: string) => RuleFile[]): Planted[] {
  const rows = file.text.split('\n');
  const made = rows.flatMap((row, index) => {
    const path = /`((?:[\w.-]+\/)+[\w-]+)(\.\w{1,4})`/.exec(row);
    const script = /(?:npm run|yarn|pnpm(?: run)?|make) ([a-z][\w:-]{3,})/.exec(row);
    const moved = path === null ? undefined : row.replace(path[0], `\`${path[1]}-moved${path[2]}\``);
    const renamed = script === null ? undefined : row.replace(script[0], `${script[0]}-renamed`);
    return [moved, renamed].flatMap((next) => (next === undefined ? [] : [{ index, next }]));
  });
  return made.slice(0, 4).map(({ index, next }) => ({
    family: 'dead',
    what: next.trim(),
    files: replaced(rows.with(index, next).join('\n')),
    file: file.path,
    lines: [index + 1],
  }));
}

/** Lines that stand twice: as they are, and with small changes. */
function repeated(file: RuleFile, replaced: (text: string) => RuleFile[]): Planted[] {
  const rows = file.text.split('\n');
  const first = rows.findIndex((row) => /^[-*] \S/.test(row) && row.split(' ').length > 10 && row.length < 300);
  const line = rows[first]?.slice(2);
  if (line === undefined) return [];
  return [line, line.replace(/\.$/, '').replace(/`/g, '').toLowerCase()].map((text) => {
    const made = withLine(file.text, text, 0.8);
    return {
      family: 'noise',
      what: `again: ${text}`,
      files: replaced(made.text),
      file: file.path,
      lines: [made.at, first + 1, first + 2],
    };
  });
}

/** Adds lines that are right to the longest file, one at a time. */
export function plantRight(files: readonly RuleFile[]): Planted[] {
  const file = files.toSorted((a, b) => b.text.length - a.text.length)[0];
  if (file === undefined) return [];
  return rightLines.map((line): Planted => {
    const { text, at } = withLine(file.text, line, 0.5);
    const replaced = files.map((one) => (one === file ? { ...file, text } : one));
    return { family: 'noise', what: line, files: replaced, file: file.path, lines: [at] };
  });
}
