import type { Entry } from '../convention.ts';
import { counted } from './counted.ts';
import { spans } from './spans.ts';

const mostNames = 4;

/** Whether the house throws errors of its own rather than the language's. */
export const errors: Entry = {
  id: 'own-errors',
  value: 6,
  sentence: {
    en: ({ names }) => `Throw one of the project’s own errors: ${spans(names)}.`,
    de: ({ names }) => `Wirf eine eigene Fehlerklasse des Projekts: ${spans(names)}.`,
  },
  find: ({ files }) => {
    const own = new Set(files.flatMap(({ classes }) => classes.map(({ name }) => name)));
    const thrown = files
      .filter(({ isTest }) => !isTest)
      .flatMap(({ path, thrown }) =>
        [...thrown].flatMap(([name, times]) => Array.from({ length: times }, () => ({ path, name: lastPart(name) }))),
      );
    const counts = new Map<string, number>();
    for (const { name } of thrown) if (own.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    const names = [...counts].sort((a, b) => b[1] - a[1]).slice(0, mostNames);
    const convention = counted(
      { names: names.map(([name]) => name).join(', ') },
      thrown.filter(({ name }) => own.has(name)).map(({ path }) => path),
      thrown.filter(({ name }) => !own.has(name)).map(({ path }) => path),
    );
    return convention === undefined ? [] : [convention];
  },
};

function lastPart(name: string): string {
  return name.replace(/^.*(?:::|\\|\.)/, '');
}
