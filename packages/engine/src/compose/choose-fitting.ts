/** Something that could be said, with what each of its forms costs in characters, the fullest form first. */
export interface Candidate {
  readonly id: string;
  readonly section: string;
  readonly weight: number;
  /** Never left out for something of another section. */
  readonly isMandatory: boolean;
  /** About a technology the person chose: of every turn it goes first. */
  readonly isChosen: boolean;
  readonly costs: readonly number[];
}

/**
 * Chooses what fits into `room` characters: what is mandatory first, then the sections in turns, so that the last
 * technology chosen is not starved. Gives back which form of which candidate fits.
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

/** The best of every section, then the second best of every section, and so on; what is mandatory goes before all. */
function inTurns(candidates: readonly Candidate[]): Candidate[] {
  const heaviestFirst = [...candidates].sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
  const turns = new Map<string, number>();
  return heaviestFirst
    .map((candidate) => {
      const turn = turns.get(candidate.section) ?? 0;
      turns.set(candidate.section, turn + 1);
      return { candidate, turn: candidate.isMandatory ? -1 : turn };
    })
    .sort((a, b) => a.turn - b.turn || Number(b.candidate.isChosen) - Number(a.candidate.isChosen))
    .map(({ candidate }) => candidate);
}
