/**
 * Characters that leave nothing on a screen: spaces, controls, the characters that Unicode tells renderers to ignore,
 * and the empty braille cell.
 */
const visible = /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns whether a text has a visible character; a name of zero-width characters alone is no name. */
export function hasVisibleText(text: string): boolean {
  return visible.test(text);
}
