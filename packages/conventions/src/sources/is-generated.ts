/** No person writes a file whose lines are this long on average. */
const longestLines = 200;

/** Go has one form for it, mostly below a license. */
const inGo = /^\/\/ Code generated .{0,200}DO NOT EDIT/m;
const longestHead = 3000;

/** Says whether a tool wrote a file: its head tells so, or its lines are too long for a person. */
export function isGenerated(text: string): boolean {
  return (
    /@generated\b|DO NOT (?:EDIT|MODIFY)|automatically generated|auto[- ]?generated/i.test(text.slice(0, 600)) ||
    inGo.test(text.slice(0, longestHead)) ||
    text.length > (text.split('\n').length + 10) * longestLines
  );
}

const marked =
  /^\s*(?:\/\/|#|\*|\/\*+|<!--|--|;|%)[^\n]*?(?:\bDO NOT (?:EDIT|MODIFY|CHANGE)\b|@generated\b|\bCode generated\b)/im;

/** Says whether a comment at the head of a file tells people to leave it to a tool. */
export function isMarkedGenerated(text: string): boolean {
  return marked.test(text.slice(0, 400)) || inGo.test(text.slice(0, longestHead));
}
