import type { Enforcement } from '../../../packages/engine/src/enforcement/enforcement.ts';
import type { CheckFixture } from './check-fixture.ts';
import type { Finding } from './finding.ts';

/**
 * Returns why findings do not show that a mapping is true, one sentence each: a refused file without a finding, a rule that
 * found nothing in any of them, a finding in an accepted file, or a file that the tool could not read.
 */
export function judgeFixtures(
  { rules }: Enforcement,
  { fails, passes }: CheckFixture,
  findingsIn: (kind: 'fails' | 'passes', index: number) => readonly Finding[],
): string[] {
  const refused = fails.map((_, index) => findingsIn('fails', index));
  const accepted = passes.map((_, index) => findingsIn('passes', index));
  const wanted = (findings: readonly Finding[]) => findings.filter(({ rule }) => rules.includes(rule));
  const seen = new Set(refused.flat().map(({ rule }) => rule));
  return [
    ...refused.flatMap((findings, index) =>
      wanted(findings).length === 0 ? [`${fails[index]?.[0]} is not refused`] : [],
    ),
    ...accepted.flatMap((findings, index) =>
      wanted(findings).map(({ rule }) => `${passes[index]?.[0]} is refused by ${rule}`),
    ),
    ...[...refused, ...accepted]
      .flat()
      .flatMap(({ path, rule }) => (rule === 'unreadable' ? [`${path} cannot be read`] : [])),
    ...rules.flatMap((rule) => (seen.has(rule) ? [] : [`no file is refused by ${rule}`])),
  ];
}
