/** Returns where the text begins behind the settings at the head of a rules file; 0 without any. */
export function endOfFrontMatter(text: string): number {
  if (!/^---[ \t]*\n/.test(text)) return 0;
  const end = text.indexOf('\n---', 3);
  if (end === -1 || end > 4000) return 0;
  return text.indexOf('\n', end + 1) + 1 || text.length;
}
