import type { Candidate } from './candidate.ts';

/** Checks that one file of continuous integration runs keep its order: tests may read what a build writes. */
export function inOrderOfCi(commands: readonly Candidate[]): readonly Candidate[] {
  const placeOf = ({ kind, folder, evidence, isRun }: Candidate) =>
    isRun === true && kind !== 'install' && kind !== 'testOne' ? `${evidence} ${folder}` : undefined;
  const turns = new Map(
    [...Map.groupBy(commands, placeOf)].map(([place, own]) => [
      place,
      place === undefined ? own.values() : own.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)).values(),
    ]),
  );
  return commands.map((one) => turns.get(placeOf(one))?.next().value ?? one);
}
