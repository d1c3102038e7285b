/** Writes each entry of a list in the values of a convention as code. */
export function spans(list = ''): string {
  return list
    .split(', ')
    .map((one) => `\`${one}\``)
    .join(', ');
}
