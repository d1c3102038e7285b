import { type Family, type Finding, families, type Severity } from './finding.ts';

/** The points that a finding costs. */
export const costs: Readonly<Record<Severity, number>> = { error: 6, warning: 3, note: 1 };
/** The most that the findings of a family cost together; the families make 100. */
const most: Readonly<Record<Family, number>> = {
  load: 20,
  dead: 20,
  outdated: 12,
  risk: 20,
  conflict: 10,
  noise: 10,
  missing: 8,
};

/** The points that a family has of those that it may have. */
export interface ScorePart {
  readonly family: Family;
  readonly points: number;
  readonly of: number;
}

/** How good a set of rules is, and what would raise it most. */
export interface Score {
  /** 0 to 100. */
  readonly points: number;
  readonly parts: readonly ScorePart[];
  /** The code whose findings cost the most together, and the points that it would bring to settle them; absent at 100. */
  readonly best?: { readonly code: string; readonly count: number; readonly gain: number } | undefined;
}

/** Scores findings: 100 less what they cost. */
export function scoreOf(findings: readonly Finding[]): Score {
  const points = pointsOf(findings);
  const best = [...Map.groupBy(findings, ({ code }) => code)]
    .map(([code, { length: count }]) => ({
      code,
      count,
      gain: pointsOf(findings.filter((one) => one.code !== code)) - points,
    }))
    .reduce<Score['best']>((one, other) => (one === undefined || other.gain > one.gain ? other : one), undefined);
  return { points, parts: partsOf(findings), ...(best !== undefined && { best }) };
}

function pointsOf(findings: readonly Finding[]): number {
  return partsOf(findings).reduce((sum, { points }) => sum + points, 0);
}

function partsOf(findings: readonly Finding[]): ScorePart[] {
  return families.map((family) => {
    const lost = findings
      .filter((one) => one.family === family)
      .reduce((sum, { severity }) => sum + costs[severity], 0);
    return { family, points: Math.max(0, most[family] - lost), of: most[family] };
  });
}
