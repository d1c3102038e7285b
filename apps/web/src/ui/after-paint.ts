/** Does the work once the browser has painted what has changed so far; at once on a page that nobody sees and no browser paints. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
