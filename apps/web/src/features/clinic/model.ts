import { isTickable } from '@regelwerk/claims/kept/checked-line';
import type { ProvenClaim } from '@regelwerk/claims/proven-claim';
import { applyFix } from '@regelwerk/clinic/apply-fix';
import type { Examination } from '@regelwerk/clinic/examine';
import type { Finding } from '@regelwerk/clinic/finding';
import type { RuleFile } from '@regelwerk/clinic/rule-file';
import { scoreOf } from '@regelwerk/clinic/score';

/** The names that a pasted text may have. */
export const pastedNames = [
  'AGENTS.md',
  'CLAUDE.md',
  '.cursor/rules/rules.mdc',
  '.cursorrules',
  '.github/copilot-instructions.md',
  'GEMINI.md',
] as const;

/** The same finding after other lines have changed. */
export function keyOf({ code, file, message }: Finding): string {
  return `${code}|${file}|${message.en}`;
}

/** Returns an examination without the findings that the person dismissed, scored anew. */
export function withoutDismissed(examination: Examination, dismissed: ReadonlySet<string>): Examination {
  const findings = examination.findings.filter((finding) => !dismissed.has(keyOf(finding)));
  return { ...examination, findings, score: scoreOf(findings) };
}

/** Returns the files with the fix of one finding. */
export function withFix(files: readonly RuleFile[], { file, fix }: Finding): RuleFile[] {
  return files.map((one) => (one.path === file && fix !== undefined ? { ...one, text: applyFix(one.text, fix) } : one));
}

/** One row of a file with what was found in it. */
export interface Row {
  readonly line: number;
  readonly text: string;
  readonly findings: readonly Finding[];
}

const longestRow = 400;

/** Returns the rows of a file, those with findings alone or all of them. */
export function rowsOf({ path, text }: RuleFile, findings: readonly Finding[], isWhole: boolean): Row[] {
  const own = Map.groupBy(
    findings.filter(({ file }) => file === path),
    ({ line }) => line,
  );
  const rows = text.split(/\r\n?|\n/);
  const lines = isWhole ? rows.map((_, index) => index + 1) : [...own.keys()].toSorted((a, b) => a - b);
  return lines.slice(0, mostRows).map((line) => ({
    line,
    text: (rows[line - 1] ?? '').slice(0, longestRow),
    findings: own.get(line) ?? [],
  }));
}

/** A browser shows more of them slowly. */
const mostRows = 2000;

/** What becomes of the lines of the person when a rule repairs them. */
export interface RepairPlan {
  readonly kept: readonly ProvenClaim[];
  readonly dropped: readonly ProvenClaim[];
  readonly missing: readonly Finding[];
}

/** Lines that lose their place in a rule: what is wrong, and what says nothing. */
const dropping = /^(?:dead|risk|outdated|conflict\.manager|noise\.(?:placeholder|slogan|persona|formatter|repeated))/;

/** Sorts the lines of examined files into those that go into a rule and those that do not. */
export function repairPlan({ findings, lines }: Examination): RepairPlan {
  const faulty = new Set(findings.filter(({ code }) => dropping.test(code)).map(({ file, line }) => `${file}:${line}`));
  const statements = lines.filter(({ part, text }) => part === 'statement' && text.trim() !== '');
  const isKept = (line: ProvenClaim) => !faulty.has(`${line.file}:${line.line}`) && isTickable(line);
  const isDropped = ({ file, line, verdict }: ProvenClaim) => faulty.has(`${file}:${line}`) || verdict.is === 'refuted';
  return {
    kept: statements.filter(isKept),
    dropped: statements.filter(isDropped),
    missing: findings.filter(({ family }) => family === 'missing'),
  };
}

/** Joins lines to notes of at most so many characters; those that do not fit are left out. */
export function notesOf(lines: readonly ProvenClaim[], room: number): string {
  let notes = '';
  for (const { text } of lines) if (notes.length + text.length + 3 <= room) notes += `- ${text}\n`;
  return notes.trimEnd();
}
