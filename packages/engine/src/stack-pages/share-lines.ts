/**
 * Gives every family `amount` lines of its own: in each round every family takes its first line that is still free, and those
 * with few lines take theirs before. Where the lines do not suffice, the last families get none.
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
  const take = ([family, lines]: (typeof order)[number]) => {
    const free = lines.find((line) => !taken.has(line));
    if (free === undefined) return;
    taken.add(free);
    shares.get(family)?.push(free);
  };
  const [short, long] = [order.filter(isShort), order.filter((one) => !isShort(one))];
  for (const one of short) for (let round = 0; round < rounds; round += 1) take(one);
  for (let round = 0; round < rounds; round += 1) for (const one of long) take(one);
  return shares;

  /** What it offers could be gone before its last round. */
  function isShort([, lines]: (typeof order)[number]): boolean {
    return lines.length < rounds * order.length;
  }
}
