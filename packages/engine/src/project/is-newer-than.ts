/** Returns whether a version is newer than the oldest one in a technology's range, for example `19.2` and `19+`. */
export function isNewerThan(since: string, versions: string): boolean {
  const [wanted, floor] = [since, versions].map((text) =>
    (/\d+(\.\d+)*/.exec(text)?.[0] ?? '0').split('.').map(Number),
  );
  for (const [index, part] of (wanted ?? []).entries()) {
    const other = floor?.[index] ?? 0;
    if (part !== other) return part > other;
  }
  return false;
}
