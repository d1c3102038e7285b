/** Returns what stands between backticks in a line. */
export function codeSpans(text: string): string[] {
  return text.split('`').filter((_, index) => index % 2 === 1);
}
