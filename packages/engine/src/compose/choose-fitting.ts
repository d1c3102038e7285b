/** A line that could be included, with the cost in characters of each of its forms, the fullest first. */
export interface Candidate {
  readonly id: string;
  readonly section: string;
  readonly weight: number;
  /** Precedes every line that is not mandatory, in any section. */
  readonly isMandatory: boolean;
  /** Belongs to a technology of the stack, so it goes first in its turn. */
  readonly isOfStack: boolean;
  /** Was shown to change results, so it waits for no other line of its section; absent where it was not. */
  readonly isEffective?: boolean;
  /** Precedes advice of every section; absent where both have the same rank. */
  readonly isGuardrail?: boolean;
  readonly costs: readonly number[];
}

/**
 * Chooses what fits into `room` characters: mandatory lines first, then one line of each section in turn, so that
 * every technology gets its share. Returns the index of the chosen form by candidate id.
 */
export function chooseFitting(candidates: readonly Candidate[], room: number): Map<string, number> {
  const fitting = new Map<string, number>();
  let used = 0;
  for (const { id, costs } of inTurns(candidates)) {
    const form = costs.findIndex((cost) => used + cost <= room);
    if (form === -1) continue;
    used += costs[form] ?? 0;
    fitting.set(id, form);
  }
  return fitting;
}

/** Orders candidates: mandatory ones, then the best of each section with all effective ones, then the second best of each, and so on. */
function inTurns(candidates: readonly Candidate[]): Candidate[] {
  const heaviestFirst = [...candidates].sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
  const turns = new Map<string, number>();
  return heaviestFirst
    .map((candidate) => {
      const { section, isMandatory, isEffective = false } = candidate;
      const turn = turns.get(section) ?? 0;
      if (!isEffective) turns.set(section, turn + 1);
      return { candidate, turn: isMandatory || isEffective ? 0 : turn };
    })
    .sort(
      (a, b) =>
        rankOf(a.candidate) - rankOf(b.candidate) ||
        a.turn - b.turn ||
        Number(b.candidate.isOfStack) - Number(a.candidate.isOfStack),
    )
    .map(({ candidate }) => candidate);
}

function rankOf({ isMandatory, isGuardrail = false }: Candidate): number {
  if (isMandatory) return 0;
  return isGuardrail ? 1 : 2;
}
