const groupSize = 4;

/** Returns a key or code in groups of four, as people read and type it. */
export function inGroups(text: string, between: string): string {
  return (text.match(new RegExp(`.{1,${groupSize}}`, 'g')) ?? []).join(between);
}
