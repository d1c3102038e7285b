/** A line that could be included, with the cost in characters of each of its forms, the fullest first. */
export interface Candidate {
  readonly id: string;
  readonly value: number;
  /** Precedes every line that is not mandatory. */
  readonly isMandatory: boolean;
  /** Takes nothing of the room that the others share. */
  readonly hasOwnRoom?: boolean;
  readonly costs: readonly number[];
}

/**
 * Chooses what fits into `room` characters: mandatory lines first, then what is worth most, of whichever section. Lines without
 * room of their own fit into `shared` characters of it. Returns the index of the chosen form by candidate id.
 */
export function chooseFitting(
  candidates: readonly Candidate[],
  room: number,
  shared = Number.POSITIVE_INFINITY,
): Map<string, number> {
  const fitting = new Map<string, number>();
  let used = 0;
  let usedOfShared = 0;
  for (const { id, costs, hasOwnRoom = false } of candidates.toSorted(byWorth)) {
    const left = hasOwnRoom ? room - used : Math.min(room - used, shared - usedOfShared);
    const form = costs.findIndex((cost) => cost <= left);
    const cost = costs[form];
    if (cost === undefined) continue;
    used += cost;
    if (!hasOwnRoom) usedOfShared += cost;
    fitting.set(id, form);
  }
  return fitting;
}

function byWorth(a: Candidate, b: Candidate): number {
  return Number(b.isMandatory) - Number(a.isMandatory) || b.value - a.value || (a.id < b.id ? -1 : 1);
}
