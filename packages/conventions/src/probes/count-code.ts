import type { CodeCount } from '@regelwerk/contract/rules/code-probes';
import type { OwnSource } from '../convention.ts';
import { allProbes } from './all-probes.ts';
import type { CodeProbe } from './code-probe.ts';
import { isProduct } from './is-product.ts';

const mostPlaces = 3;

/** Counts for each probe how often the code follows and breaks its line. What occurs nowhere is left out. */
export function countCode(files: readonly OwnSource[]): CodeCount[] {
  const product = files.filter(({ path }) => isProduct(path));
  return allProbes.flatMap((probe) => {
    const counts = product.filter((file) => isRead(probe, file)).map((file) => countIn(probe, file));
    const breaking = counts.filter(({ breaks }) => breaks > 0).toSorted((a, b) => b.breaks - a.breaks);
    const follows = sumOf(counts.map((one) => one.follows));
    if (follows === 0 && breaking.length === 0) return [];
    return {
      probe: probe.id,
      follows,
      breaks: sumOf(breaking.map(({ breaks }) => breaks)),
      places: breaking.slice(0, mostPlaces).map(({ path }) => path),
    };
  });
}

function isRead({ isOfTests, files }: CodeProbe, { isTest, path }: OwnSource): boolean {
  return isTest === (isOfTests ?? false) && (files?.test(path) ?? true);
}

function countIn({ id, isPerFile, home }: CodeProbe, { path, probes }: OwnSource) {
  const { follows = 0, breaks = 0 } = probes.get(id) ?? {};
  if (isPerFile) return { path, follows: follows > 0 && breaks === 0 ? 1 : 0, breaks: breaks > 0 ? 1 : 0 };
  return home?.test(path) ? { path, follows: follows + breaks, breaks: 0 } : { path, follows, breaks };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
