const hedges = [
  /\b(try to|try and|if possible|where possible|appropriate(ly)?|clean code|best practices?|should probably|make sure|please)\b/i,
  /\b(versuche\b[^.;]*\bzu|wenn möglich|nach Möglichkeit|gegebenenfalls|[Ss]auberen? Code|[Bb]itte|möglichst)\b/,
];
const placeholder = /\{\{(?! \}\}`)|\bTODO\b|<[A-Z_]+>|\bLorem\b/;
// soft hyphens, zero-width and bidirectional marks, tags: invisible to people, read by models
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/u;

/** Returns the faults of one text: hedges, placeholders, invisible characters, open code spans, line breaks. */
export function lintText(text: string): string[] {
  return [
    ...(hedges.some((pattern) => pattern.test(text)) ? ['hedges'] : []),
    ...(placeholder.test(text) ? ['holds a placeholder'] : []),
    ...(invisible.test(text) ? ['holds invisible characters'] : []),
    ...((text.match(/`/g)?.length ?? 0) % 2 === 0 ? [] : ['leaves a code span open']),
    ...(/[\n\r]/.test(text) ? ['breaks the line'] : []),
  ];
}
