const longestLine = 1000;
const mostLines = 20_000;

/** Returns the lines of a text; none that is longer than any written by a person. */
export function linesOf(text: string): string[] {
  return text.split(/\r?\n/, mostLines).filter((line) => line.length <= longestLine);
}
