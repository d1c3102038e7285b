/** Returns the names, each once, the most frequent first. */
export function mostFrequent(names: readonly string[]): string[] {
  const groups = [...Map.groupBy(names, (name) => name)];
  return groups.sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1)).map(([name]) => name);
}
