/** Returns when the page was first painted, as of `performance.now()`; undefined before that. */
export function firstPaintMs(): number | undefined {
  return globalThis.performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
}
