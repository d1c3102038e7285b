import type { OwnSource } from '../convention.ts';

const mostNames = 3;

/** The names that files import most often from a module, each taken by at least a tenth of those that import it. */
export function namesTakenFrom(module: string, files: readonly OwnSource[]): string[] {
  const counts = new Map<string, number>();
  const users = files.flatMap(({ own }) => own.filter((one) => one.module === module && !one.isType));
  for (const { names } of users) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count * 10 >= users.length)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, mostNames)
    .map(([name]) => name);
}
