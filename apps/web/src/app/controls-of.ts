/** The links and controls, which the prerendered page and the app show in the same order. */
export function controlsOf(root: HTMLElement): HTMLElement[] {
  return Array.from(root.querySelectorAll('a[href], button, select, input'));
}
