import type { Ground } from '@regelwerk/claims/ground';
import { prove } from '@regelwerk/claims/prove';
import type { ProvenClaim } from '@regelwerk/claims/proven-claim';
import { claimsOfFile } from '@regelwerk/claims/read-claims';
import { type Localized, localized } from '@regelwerk/engine/directive';
import { allEntries } from './all-entries.ts';
import { type EffectiveContext, effectiveContexts } from './effective-context.ts';
import type { Entry, Found } from './entry.ts';
import { type Family, type Finding, families, severities } from './finding.ts';
import { readDocument } from './reading/document.ts';
import type { RuleSet } from './reading/rule-set.ts';
import type { RuleFile } from './rule-file.ts';
import { type Score, scoreOf } from './score.ts';

/** More findings of one kind say nothing more. */
const mostOfACode = 100;

/** What is wrong with a set of rules, the worst first in each family. */
export interface Examination {
  readonly findings: readonly Finding[];
  readonly score: Score;
  readonly contexts: readonly EffectiveContext[];
  /** The lines as claims, with what the project says to them; without one it is open. */
  readonly lines: readonly ProvenClaim[];
}

/**
 * Examines files of rules as one set, against a project if it was read. Pure but for `ground.open`; the same files and the same
 * ground give the same findings. Never throws because of a file.
 */
export async function examine(files: readonly RuleFile[], ground?: Ground): Promise<Examination> {
  const documents = files.map(readDocument);
  // a skill teaches, often about other projects
  const rules = documents.filter(({ isSkill }) => !isSkill);
  const claims = rules.flatMap(({ path, lines }) => claimsOfFile(lines, path));
  const project = ground === undefined ? undefined : { ground, proven: await prove(claims, ground) };
  const set: RuleSet = { documents, rules, claims, project };
  const findings = allEntries.flatMap((entry) =>
    entry
      .find(set)
      .slice(0, mostOfACode)
      .map((found) => findingOf(entry, found)),
  );
  const sorted = findings.toSorted(
    (a, b) =>
      families.indexOf(a.family) - families.indexOf(b.family) ||
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      (a.file < b.file ? -1 : Number(a.file > b.file)) ||
      a.line - b.line,
  );
  return {
    findings: sorted,
    score: scoreOf(sorted),
    contexts: effectiveContexts(documents),
    lines: project?.proven ?? claims.map((claim) => ({ ...claim, verdict: unchecked })),
  };
}

const unchecked = { is: 'unproven', why: 'nothing-to-check', places: [] } as const;

function findingOf({ code, severity, says }: Entry, found: Found): Finding {
  const { file, line, source, fix } = found;
  return {
    file,
    line,
    family: code.slice(0, code.indexOf('.')) as Family,
    code,
    severity: found.severity ?? severity,
    message: localized(filled('en', says, found), filled('de', says, found)),
    ...(source !== undefined && { source }),
    ...(fix !== undefined && { fix }),
  };
}

function filled(language: keyof Localized, says: Localized, { what = '', other = '' }: Found): string {
  const values: Readonly<Record<string, Found['what']>> = { what, other };
  return says[language].replace(/\{(what|other)\}/g, (_all, key: string) => {
    const value = values[key] ?? '';
    return typeof value === 'string' ? value : value[language];
  });
}
