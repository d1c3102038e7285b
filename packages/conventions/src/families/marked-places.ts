import type { OwnSource } from '../convention.ts';

interface MarkedPlace {
  readonly path: string;
  readonly holds: boolean;
}

/** One place for each mark of a kind in these files; as many of them hold as the file has marks of the other kind. */
export function markedPlaces(files: readonly OwnSource[], whole: string, part: string): MarkedPlace[] {
  return files.flatMap(({ path, marks }) =>
    Array.from({ length: marks.get(whole) ?? 0 }, (_, index) => ({ path, holds: index < (marks.get(part) ?? 0) })),
  );
}
