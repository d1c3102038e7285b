/** Returns whether a version, or the lowest version of a range, is not older than `floor`; false for what names no version. */
export function isAtLeast(version: string | undefined, floor: string): boolean {
  const [, stated] = /^[\^~>=v\s]*(\d+(?:\.\d+)*)/.exec(version ?? '') ?? [];
  if (stated === undefined) return false;
  const parts = stated.split('.').map(Number);
  for (const [index, wanted] of floor.split('.').map(Number).entries()) {
    const part = parts[index] ?? 0;
    if (part !== wanted) return part > wanted;
  }
  return true;
}
