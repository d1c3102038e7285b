/** No person writes a file whose lines are this long on average. */
const longestLines = 200;

/** Says whether a tool wrote a file: its head tells so, or its lines are too long for a person. */
export function isGenerated(text: string): boolean {
  return (
    /@generated\b|DO NOT (?:EDIT|MODIFY)|automatically generated|auto[- ]?generated/i.test(text.slice(0, 600)) ||
    text.length > (text.split('\n').length + 10) * longestLines
  );
}

const marked =
  /^\s*(?:\/\/|#|\*|\/\*+|<!--|--|;|%)[^\n]*?(?:\bDO NOT (?:EDIT|MODIFY|CHANGE)\b|@generated\b|\bCode generated\b)/im;

/** Says whether a comment at the head of a file tells people to leave it to a tool. */
export function isMarkedGenerated(text: string): boolean {
  return marked.test(text.slice(0, 400));
}
