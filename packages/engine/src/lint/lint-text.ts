/** Words that leave open whether a line counts, in English and in German. */
export const openWords = [
  /\b(try to|try and|if possible|where possible|should probably)\b/i,
  /\b(versuche\b[^.;]*\bzu|wenn möglich|nach Möglichkeit|gegebenenfalls|möglichst)/,
];
/** Words that say nothing. */
const emptyWords = [
  /\b(appropriate(ly)?|clean code|best practices?|make sure|please)\b/i,
  /\b([Ss]auberen? Code|[Bb]itte)\b/,
];
/** What its author still had to fill in. */
export const placeholder = /\{\{(?! \}\}`)|\bTODO\b|<[A-Z_]+>|\bLorem\b/;
/** Soft hyphens, zero-width and bidirectional marks, tags: invisible to people, read by models. */
export const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/u;

/** Returns the faults of one text: hedges, placeholders, invisible characters, open code spans, line breaks. */
export function lintText(text: string): string[] {
  return [
    ...([...openWords, ...emptyWords].some((pattern) => pattern.test(text)) ? ['hedges'] : []),
    ...(placeholder.test(text) ? ['holds a placeholder'] : []),
    ...(invisible.test(text) ? ['holds invisible characters'] : []),
    ...((text.match(/`/g)?.length ?? 0) % 2 === 0 ? [] : ['leaves a code span open']),
    ...(/[\n\r]/.test(text) ? ['breaks the line'] : []),
  ];
}
