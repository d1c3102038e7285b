/** What would begin a block of Markdown at the start of a line. */
const opening = /^(?:[#>*\-+=:|[]|\d+(?=[.)]))/;
/** What some tools replace by the file of that name. */
const imported = /(?<![\p{L}\p{N}\\])@[\p{L}\p{N}._~/][^\s,;)]*/gu;

/**
 * Writes a line that somebody else wrote as it was meant, in a form that no reader of Markdown, of tags or of imports acts upon:
 * what stands between backticks stays code, and everything else is plain text.
 */
export function plainClaim(text: string): string {
  const parts = text.trim().split('`');
  return parts
    .map((part, index) => (index % 2 === 1 ? `\`${part.replaceAll('</', '‹/')}\`` : plainProse(part, index === 0)))
    .join('');
}

function plainProse(text: string, isFirst: boolean): string {
  const hasPair = text.split('~').length > 2;
  const plain = text
    .replaceAll(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replaceAll('<', '‹')
    .replaceAll(/(?<=\S)\*|\*(?=\S|$)/g, '\\*')
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replaceAll('~', hasPair ? '\\~' : '~')
    .replaceAll(/\](?=[([])/g, ']\\')
    .replaceAll(imported, '`$&`');
  return isFirst ? plain.replace(opening, escaped) : plain;
}

function escaped(start: string): string {
  return /\d/.test(start) ? `${start}\\` : `\\${start}`;
}
