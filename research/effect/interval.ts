import { seededRandom } from '@regelwerk/engine/seeded-random';

/** A mean with the bounds of its 95 % interval. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const resamples = 2_000;

/**
 * The mean over groups of the means within them, with a percentile bootstrap: groups are drawn again, then the values
 * of each drawn group. The draws follow a fixed seed, so that a report prints the same twice.
 */
export function interval(groups: readonly (readonly number[])[]): Interval {
  const random = seededRandom(20_261_122);
  const draw = <T>(values: readonly T[]) => values.map(() => values[Math.floor(random() * values.length)] as T);
  const filled = groups.filter((values) => values.length > 0);
  const means = Array.from({ length: resamples }, () => mean(draw(filled).map((values) => mean(draw(values))))).sort(
    (a, b) => a - b,
  );
  return {
    mean: mean(filled.map(mean)),
    low: means[Math.floor(resamples * 0.025)] ?? Number.NaN,
    high: means[Math.ceil(resamples * 0.975) - 1] ?? Number.NaN,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
