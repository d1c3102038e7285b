/**
 * Says whether two lists of names (`projectNames`) are of one project at different times: most of either are in the other.
 */
export function isSameProject(one: readonly string[], other: readonly string[]): boolean {
  return isMostlyIn(one, other) && isMostlyIn(other, one);
}

function isMostlyIn(some: readonly string[], all: readonly string[]): boolean {
  const present = new Set(all);
  return some.filter((name) => !present.has(name)).length * 2 <= some.length;
}
