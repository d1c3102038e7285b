import { projectLimits } from '@regelwerk/contract/rules/project-limits';
import { claimOf } from './reading/claim-of.ts';
import { endOfFrontMatter } from './reading/end-of-front-matter.ts';
import { type MarkdownLine, markdownLines } from './reading/markdown-lines.ts';
import { plainLine } from './reading/plain-line.ts';
import { tagOf } from './reading/tag-of.ts';
import type { WrittenClaim } from './written-claim.ts';

/** The most that is read of one answer or file. */
export const claimLimits = {
  /** The question sheet asks for 48. */
  answerLines: 60,
  fileLines: 300,
  kept: 1000,
  lines: 2500,
  characters: 100_000,
} as const;

/**
 * Reads the lines of a pasted answer, or of a rules file of the project at the path `file`, in their order. Never throws, and keeps
 * every line: what cannot go into a rule as it is has a `fault`.
 */
export function readClaims(text: string, file?: string): WrittenClaim[] {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const end = endOfReading(plain);
  const lines = markdownLines(withoutFrontMatter(plain.slice(0, end)));
  const isTagged = file === undefined && lines.filter(({ text: line }) => tagOf(line) !== undefined).length >= 3;
  const said = lines.filter((line, index) => isSaid(line, file !== undefined, isTagged && index < lines.length));
  const claims = claimsIn(said, file);
  const beyond = said.length > claimLimits.kept ? said[claimLimits.kept]?.text : plain.slice(end).trim().split('\n')[0];
  if (beyond === undefined || beyond === '') return claims;
  return [
    ...claims,
    claimOf(
      {
        text: beyond.slice(0, projectLimits.statement),
        part: 'statement',
        context: [],
        line: plain.slice(0, end).split('\n').length,
      },
      file,
      'beyond',
    ),
  ];
}

/** Returns the lines of a rules file that was read already as claims, as far as they are looked at. */
export function claimsOfFile(lines: readonly MarkdownLine[], file: string): WrittenClaim[] {
  return claimsIn(
    lines.filter((line) => line.line <= claimLimits.lines && isSaid(line, true, false)),
    file,
  );
}

function claimsIn(said: readonly MarkdownLine[], file: string | undefined): WrittenClaim[] {
  const most = file === undefined ? claimLimits.answerLines : claimLimits.fileLines;
  let statements = 0;
  return said.slice(0, claimLimits.kept).map((line) => {
    if (line.part === 'statement') statements += 1;
    return claimOf(line, file, statements > most ? 'too-many' : undefined);
  });
}

/** Where a whole line ends that is still read. */
function endOfReading(text: string): number {
  let end = 0;
  for (let line = 0; line < claimLimits.lines; line += 1) {
    const next = text.indexOf('\n', end);
    if (next === -1 && text.length <= claimLimits.characters) return text.length;
    if (next === -1 || next >= claimLimits.characters) return end === 0 ? claimLimits.characters : end;
    end = next + 1;
  }
  return end;
}

/** An assistant's polite words around its answer, its headings and its examples say nothing about the project. */
function isSaid({ text, part }: MarkdownLine, isFile: boolean, isTagged: boolean): boolean {
  if (plainLine(tagOf(text)?.rest ?? text) === '') return false;
  if (isFile || tagOf(text) !== undefined) return true;
  return part === 'statement' && !preamble.test(text) && !(text.endsWith(':') && (isTagged || !text.includes('`')));
}

const preamble =
  /^(?:here(?:'s| is| are)|below (?:is|are)|sure[,!.]|certainly|of course|i (?:have|read|looked|will|can|could|hope)|let me|based on|hope this|the following|hier (?:ist|sind)|gerne?[,!.]|natürlich|ich (?:habe|werde|kann)|im folgenden|unten)/i;

/** Blanks the settings at the head of a rules file, so that lines are still counted from its top. */
function withoutFrontMatter(text: string): string {
  const end = endOfFrontMatter(text);
  return text.slice(0, end).replace(/[^\n]+/g, '') + text.slice(end);
}
