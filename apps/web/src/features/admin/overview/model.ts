import type { TaxMeters } from '@regelwerk/contract/admin/admin-overview';

/** Limits in euro cents: section 19 (1) UStG, section 19a UStG and section 3a (5) UStG. */
const limits = { smallLastYear: 2_500_000, smallThisYear: 10_000_000, union: 10_000_000, abroad: 1_000_000 } as const;
const warnsAt = 0.8;

interface Meter {
  readonly name: keyof typeof limits;
  readonly year: number;
  readonly amount: number;
  readonly limit: number;
  readonly level: 'calm' | 'near' | 'over';
}

/** The limits that apply to a shop, with the current values. */
export function metersOf({ thisYear, lastYear }: Pick<TaxMeters, 'thisYear' | 'lastYear'>): readonly Meter[] {
  const meter = (name: Meter['name'], year: number, amount: number): Meter => {
    const limit = limits[name];
    return { name, year, amount, limit, level: levelOf(amount, limit) };
  };
  return [
    meter('smallLastYear', lastYear.year, lastYear.total),
    meter('smallThisYear', thisYear.year, thisYear.total),
    meter('union', thisYear.year, thisYear.total),
    meter('abroad', lastYear.year, lastYear.abroad),
    meter('abroad', thisYear.year, thisYear.abroad),
  ];
}

function levelOf(amount: number, limit: number): Meter['level'] {
  if (amount > limit) return 'over';
  return amount >= limit * warnsAt ? 'near' : 'calm';
}
