import type { CheckedLine } from '@regelwerk/claims/kept/checked-line';
import { knownProject } from './store.ts';

/** The actions on the lines that were checked. */
export function useCheckedLines() {
  const change = (changeOf: (lines: readonly CheckedLine[]) => readonly CheckedLine[]): void => {
    const known = knownProject.read();
    if (known !== undefined) knownProject.write({ ...known, lines: changeOf(known.lines ?? []) });
  };
  return {
    tick: (line: CheckedLine, isTicked: boolean) =>
      change((lines) => lines.map((one) => (one === line ? { ...one, isTicked } : one))),
    dropAll: () => change(() => []),
  };
}
