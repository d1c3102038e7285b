/** Returns the offset of a place in the source; lines and columns count from 0. */
export function offsetOf(source: string, { line, column }: { line: number; column: number }): number {
  const before = source.split('\n').slice(0, line);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column;
}
