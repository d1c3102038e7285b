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

/** Lines as they were and as they are after a fix; none of them where it removed or added some. */
export interface Change {
  readonly was: readonly string[];
  readonly now: readonly string[];
}

/** What becomes of the lines of the person when a rule repairs them. */
export interface RepairPlan {
  readonly kept: readonly ProvenClaim[];
  /** Lines that hold and for which a rule has no room. */
  readonly beyond: readonly ProvenClaim[];
  readonly changed: readonly Change[];
  readonly dropped: readonly string[];
  readonly added: readonly string[];
  readonly missing: readonly Finding[];
}

/** Lines that lose their place in a rule: what is wrong, and what says nothing. */
const dropping = /^(?:dead|risk|outdated|conflict\.manager|noise\.(?:placeholder|slogan|persona|formatter|repeated))/;

/** Sorts the lines of examined files into those that go into a rule and those that do not, with what fixes did to them before. */
export function repairPlan(
  { findings, lines }: Examination,
  snapshots: readonly (readonly RuleFile[])[],
  fits: (line: ProvenClaim, kept: readonly ProvenClaim[]) => boolean,
): RepairPlan {
  const faulty = new Set(findings.filter(({ code }) => dropping.test(code)).map(({ file, line }) => `${file}:${line}`));
  const statements = lines.filter(({ part, text }) => part === 'statement' && text.trim() !== '');
  const isFaulty = ({ file, line }: ProvenClaim) => faulty.has(`${file}:${line}`);
  const kept: ProvenClaim[] = [];
  const beyond: ProvenClaim[] = [];
  for (const line of statements.filter((one) => !isFaulty(one) && isTickable(one)))
    (fits(line, kept) ? kept : beyond).push(line);
  const changes = snapshots.slice(1).flatMap((files, index) => changesIn(snapshots[index] ?? [], files));
  const refuted = statements.filter((one) => isFaulty(one) || one.verdict.is === 'refuted');
  return {
    kept,
    beyond,
    changed: changes.filter(({ was, now }) => was.length > 0 && now.length > 0),
    dropped: [
      ...changes.filter(({ now }) => now.length === 0).flatMap(({ was }) => was),
      ...refuted.map(({ text }) => text),
    ],
    added: changes.filter(({ was }) => was.length === 0).flatMap(({ now }) => now),
    missing: findings.filter(({ family }) => family === 'missing'),
  };
}

/** A fix changes rows that stand together. */
function changesIn(before: readonly RuleFile[], after: readonly RuleFile[]): Change[] {
  return after.flatMap(({ path, text }) => {
    const was = rowsIn(before.find((one) => one.path === path)?.text ?? '');
    const now = rowsIn(text);
    const shorter = Math.min(was.length, now.length);
    let from = 0;
    while (from < shorter && was[from] === now[from]) from += 1;
    let to = 0;
    while (to < shorter - from && was[was.length - 1 - to] === now[now.length - 1 - to]) to += 1;
    const change = { was: was.slice(from, was.length - to), now: now.slice(from, now.length - to) };
    return change.was.length === 0 && change.now.length === 0 ? [] : [change];
  });
}

/** The rows that say something. */
function rowsIn(text: string): string[] {
  return text.split(/\r\n?|\n/).filter((row) => row.trim() !== '');
}

/** Writes lines as notes. */
export function notesOf(lines: readonly ProvenClaim[]): string {
  return lines.map(({ text }) => `- ${text}`).join('\n');
}
