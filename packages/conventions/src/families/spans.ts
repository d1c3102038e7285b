/** Writes each entry of a list in the values of a convention as code, with a joint before the last one. */
export function spans(list = '', joint = ', '): string {
  const all = list.split(', ').map((one) => `\`${one}\``);
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')}${joint}${last}`;
}
