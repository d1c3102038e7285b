/**
 * Gives every family `amount` lines of its own: in each round every family takes its first line that is still free, the
 * one with the fewest lines first. Where the lines do not suffice, the last families get none.
 */
export function shareLines<Family>(
  offered: ReadonlyMap<Family, readonly string[]>,
  amount: number,
): ReadonlyMap<Family, readonly string[]> {
  const shares = deal(offered, amount);
  const lacking = [...offered.keys()].findLast((family) => shares.get(family)?.length !== amount);
  if (lacking === undefined) return shares;
  return shareLines(new Map([...offered].filter(([family]) => family !== lacking)), amount);
}

function deal<Family>(offered: ReadonlyMap<Family, readonly string[]>, rounds: number): Map<Family, string[]> {
  const order = [...offered].toSorted(([, a], [, b]) => a.length - b.length);
  const taken = new Set<string>();
  const shares = new Map<Family, string[]>(order.map(([family]) => [family, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [family, lines] of order) {
      const free = lines.find((line) => !taken.has(line));
      if (free === undefined) continue;
      taken.add(free);
      shares.get(family)?.push(free);
    }
  return shares;
}
