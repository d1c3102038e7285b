import { type CheckedLine, lineOf, writtenOf } from '@regelwerk/claims/kept/checked-line';
import { isAboutAnotherPackage } from '@regelwerk/claims/kept/is-about-another-package';
import type { ProvenClaim } from '@regelwerk/claims/proven-claim';
import { reworded } from '@regelwerk/claims/reworded';
import { useRef, useState } from 'react';
import type { ToCheck } from '../../reading/project-messages.ts';
import { knownProject, openProject } from './store.ts';

/** What a check is doing, or why there is nothing to show of it. */
export type LineCheck = 'idle' | 'checking' | 'empty' | 'noLines' | 'away' | 'failed';

/** Of another package than the chosen one, a line is ticked by hand alone. */
function ownLine(line: CheckedLine): CheckedLine {
  const known = knownProject.read();
  const isOther = isAboutAnotherPackage(line, known?.corrections.part, known?.found.layout.packages ?? []);
  return isOther ? { ...line, isTicked: false } : line;
}

/** Checks what an assistant answered, and the lines of rules files, against the files of the project that is open. */
export function useLineCheck() {
  const [state, setState] = useState<LineCheck>('idle');
  const running = useRef(0);

  /** Puts what was found in place of the lines that it is about. */
  const run = async (
    find: (open: (path: string) => Promise<Blob>) => Promise<ToCheck>,
    place: (lines: readonly CheckedLine[], found: readonly ProvenClaim[]) => readonly CheckedLine[],
  ) => {
    const found = knownProject.read()?.found;
    const open = found && openProject.of(found);
    if (open === undefined) return setState('away');
    const turn = ++running.current;
    const rest = (next: LineCheck) => {
      if (turn === running.current) setState(next);
    };
    setState('checking');
    try {
      const lines = await open.check(await find(open.open));
      const known = knownProject.read();
      // meanwhile another project may have been read
      if (known === undefined || known.found !== found) return rest('idle');
      if (!lines.some(({ part }) => part === 'statement')) return rest('noLines');
      knownProject.write({ ...known, lines: place(known.lines ?? [], lines) });
      return rest('idle');
    } catch {
      return rest('failed');
    }
  };
  const replaceFrom = (file: string | undefined) => (lines: readonly CheckedLine[], found: readonly ProvenClaim[]) => [
    ...lines.filter((one) => one.file !== file),
    ...found.map((one) => ownLine(lineOf(one, lines))),
  ];

  return {
    state,
    check: (text: string) =>
      text.trim() === '' ? setState('empty') : void run(async () => ({ text }), replaceFrom(undefined)),
    checkFile: (file: string) =>
      void run(async (open) => ({ text: await (await open(file)).text(), file }), replaceFrom(file)),
    /** Checks one line again in other words; says whether they say anything. */
    edit: (line: CheckedLine, words: string): boolean => {
      const written = reworded(writtenOf(line), words);
      if (written === undefined) return false;
      void run(
        async () => ({ lines: [written] }),
        (lines, [found]) => {
          if (found === undefined) return lines;
          const next = ownLine(lineOf(found, []));
          // another check may have taken the line away meanwhile
          return lines.includes(line) ? lines.map((one) => (one === line ? next : one)) : [...lines, next];
        },
      );
      return true;
    },
  };
}
