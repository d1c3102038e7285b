import type { OwnSource, ProjectSources } from '../convention.ts';

/** Returns the path of a file once for each place of its text that matches; lines that are comments speak to people. */
export function placesIn(
  files: readonly OwnSource[],
  { texts }: Pick<ProjectSources, 'texts'>,
  pattern: RegExp,
): { readonly path: string; readonly found: string }[] {
  return files.flatMap(({ path }) =>
    (texts.get(path) ?? '')
      .split('\n')
      .flatMap((line) =>
        comment.test(line) ? [] : [...line.matchAll(pattern)].map((match) => ({ path, found: match[1] ?? match[0] })),
      ),
  );
}

const comment = /^\s*(?:\/\/|\/?\*|#(?!\[)|--)/;
