/** Returns what two lines that say the same must share: code, paths, numbers and denials, in their order. */
export function exactWords(text: string): string {
  const found =
    text.match(
      /`[^`]+`|[\w.-]*[/.]\w[\w/.-]*|\d+|\b(?:not|never|no|only|always|nicht|nie|niemals|keine?|nur|immer)\b/gi,
    ) ?? [];
  return found.map((one) => one.toLowerCase()).join(' ');
}
