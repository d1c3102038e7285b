const fullWidth = /[\uff01-\uff5e]/g;
const fullWidthToAscii = 0xfee0;
const digit = /\p{Nd}/u;

/**
 * Writes the digits of every script, and full-width letters and signs, as ASCII: keyboards of other languages type codes with
 * them.
 */
export function asciiDigits(text: string): string {
  return text
    .replaceAll(fullWidth, (one) => String.fromCharCode(one.charCodeAt(0) - fullWidthToAscii))
    .replaceAll(/\p{Nd}/gu, (one) => String(valueOfDigit(one.codePointAt(0) ?? 0)));
}

/** Unicode keeps the ten digits of a script in a row. */
function valueOfDigit(codePoint: number): number {
  let before = 0;
  while (digit.test(String.fromCodePoint(codePoint - before - 1))) before += 1;
  return before % 10;
}
