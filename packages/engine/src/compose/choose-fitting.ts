/** A line that could be included, with the cost in characters of each of its forms, the fullest first. */
export interface Candidate {
  readonly id: string;
  readonly value: number;
  /** Precedes every line that is not mandatory. */
  readonly isMandatory: boolean;
  readonly costs: readonly number[];
}

/**
 * Chooses what fits into `room` characters: mandatory lines first, then what is worth most, of whichever section. Returns the
 * index of the chosen form by candidate id.
 */
export function chooseFitting(candidates: readonly Candidate[], room: number): Map<string, number> {
  const fitting = new Map<string, number>();
  let used = 0;
  for (const { id, costs } of candidates.toSorted(byWorth)) {
    const form = costs.findIndex((cost) => used + cost <= room);
    if (form === -1) continue;
    used += costs[form] ?? 0;
    fitting.set(id, form);
  }
  return fitting;
}

function byWorth(a: Candidate, b: Candidate): number {
  return Number(b.isMandatory) - Number(a.isMandatory) || b.value - a.value || (a.id < b.id ? -1 : 1);
}
