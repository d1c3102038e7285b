const largestOfRoot = 0.85;
const leastShare = 0.15;
/** What a division leaves out is less than a third. */
const leastCovered = 2 / 3;
const mostAreas = 3;

/** A part of a project with the paths in it; `place` is empty for the root. */
export interface Area {
  readonly place: string;
  readonly paths: readonly string[];
}

/** Divides sources by the folders that hold much of them, below the folder that nearly all share; all are one area where none does. */
export function areasOf(paths: readonly string[]): Area[] {
  let base = '';
  for (;;) {
    const [largest] = partsOf(paths, base);
    if (largest === undefined || largest.paths.length < paths.length * largestOfRoot) break;
    base = largest.place;
  }
  const large = partsOf(paths, base).filter((one) => one.paths.length >= paths.length * leastShare);
  const inBase = paths.filter((path) => base === '' || path.startsWith(`${base}/`));
  const covered = large.reduce((sum, one) => sum + one.paths.length, 0);
  return large.length < 2 || covered < inBase.length * leastCovered
    ? [{ place: base, paths: inBase }]
    : large.slice(0, mostAreas);
}

/** The folders directly below one, with the paths in them, the largest first. */
export function partsOf(paths: readonly string[], folder: string): Area[] {
  const start = folder === '' ? '' : `${folder}/`;
  const inside = paths.filter((path) => path.startsWith(start) && path.indexOf('/', start.length) !== -1);
  return [...Map.groupBy(inside, (path) => path.slice(0, path.indexOf('/', start.length)))]
    .map(([place, own]) => ({ place, paths: own }))
    .sort((a, b) => b.paths.length - a.paths.length || (a.place < b.place ? -1 : 1));
}
