/** The links and controls that the prerendered page and the app both have, in the same order. */
export function controlsOf(root: HTMLElement): HTMLElement[] {
  return Array.from(root.querySelectorAll('a[href], button, select, input'));
}
