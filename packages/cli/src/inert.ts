/** Takes what a terminal acts on out of a text: escapes, and marks that turn lines around. What files and servers say must do neither. */
export function inert(text: string): string {
  return text.replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, '');
}
