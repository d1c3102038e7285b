import type { Candidate } from './candidate.ts';
import { sources } from './scores.ts';

/** What a check of the format says otherwise, so that the same tool rewrites. */
const rewriting: readonly (readonly [check: RegExp, writer: string])[] = [
  [/^((?:\.\/)?gradlew?) (?:\S*:)?spotlessCheck$/, '$1 spotlessApply'],
  [/^((?:\.\/)?gradlew?) (?:\S*:)?ktlintCheck$/, '$1 ktlintFormat'],
  [/^((?:\S+ )?(?:\S+ )?prettier\b.*?) (?:--check|-c|--list-different|-l)(?= |$)/, '$1 --write'],
  [/^((?:\S+ )?(?:\S+ )?(?:black|isort|ruff format)\b.*?) --(?:check-only|check|diff)(?= |$)/, '$1'],
  [/^mix format --check-formatted\b/, 'mix format'],
  [/^(dotnet format\b.*?) --verify-no-changes\b/, '$1'],
];

/** Returns the formatter behind a check that continuous integration runs, for where the project names none of its own. */
export function writerOf(one: Candidate): Candidate[] {
  if (one.isRun !== true || one.effect !== 'checks' || (one.kind !== 'format' && one.kind !== 'lint')) return [];
  const [check, writer] = rewriting.find(([pattern]) => pattern.test(one.text)) ?? [];
  if (check === undefined || writer === undefined) return [];
  const { isRun: _run, place: _place, ...rest } = one;
  const text = one.text.replace(check, writer);
  return [{ ...rest, kind: 'format', text, effect: 'writes', score: sources.otherName, isMixed: false }];
}
