/** Returns a list inside parsed data as it is, one value as a list of it, and none for nothing. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}
