import type { ProvenClaim } from '@regelwerk/claims/proven-claim';
import { readClaims } from '@regelwerk/claims/read-claims';
import type { WrittenClaim } from '@regelwerk/claims/written-claim';
import { useRef, useState } from 'react';
import { type CheckedLine, lineOf } from './model.ts';
import { knownProject, openProject } from './store.ts';

/** What a check is doing, or why there is nothing to show of it. */
export type LineCheck = 'idle' | 'checking' | 'empty' | 'noLines' | 'away' | 'failed';

/** Checks what an assistant answered, and the lines of rules files, against the files of the project that is open. */
export function useLineCheck() {
  const [state, setState] = useState<LineCheck>('idle');
  const running = useRef(0);

  /** Puts what was found in place of the lines that it is about. */
  const run = async (
    linesOf: (open: (path: string) => Promise<Blob>) => Promise<readonly WrittenClaim[]>,
    place: (lines: readonly CheckedLine[], found: readonly ProvenClaim[]) => readonly CheckedLine[],
  ) => {
    const found = knownProject.read()?.found;
    const open = found && openProject.of(found);
    if (open === undefined) return setState('away');
    const turn = ++running.current;
    setState('checking');
    try {
      const written = await linesOf(open.open);
      if (!written.some(({ part }) => part === 'statement')) return setState('noLines');
      const lines = await open.check(written);
      const known = knownProject.read();
      // meanwhile another project may have been read, or other lines checked
      if (turn !== running.current || known?.found !== found || known === undefined) return undefined;
      knownProject.write({ ...known, lines: place(known.lines ?? [], lines) });
      return setState('idle');
    } catch {
      return setState('failed');
    }
  };
  const replaceFrom = (file: string | undefined) => (lines: readonly CheckedLine[], found: readonly ProvenClaim[]) => [
    ...lines.filter((one) => one.file !== file),
    ...found.map((one) => lineOf(one, lines)),
  ];

  return {
    state,
    check: (text: string) =>
      text.trim() === '' ? setState('empty') : void run(async () => readClaims(text), replaceFrom(undefined)),
    checkFile: (path: string) =>
      void run(async (open) => readClaims(await (await open(path)).text(), path), replaceFrom(path)),
    /** Checks one line again in other words. */
    edit: (line: CheckedLine, words: string) =>
      void run(
        async () => [reworded(line, words)],
        (lines, [found]) => lines.map((one) => (one === line && found !== undefined ? lineOf(found, []) : one)),
      ),
  };
}

/** The line in other words; it keeps its kind and, where the new words name none, its evidence. */
function reworded({ verdict: _, isTicked: _ticked, fault: _fault, ...line }: CheckedLine, words: string): WrittenClaim {
  const [read] = readClaims(words, line.file);
  if (read === undefined) return { ...line, text: words };
  const evidence = read.evidence.length === 0 ? line.evidence : read.evidence;
  return { ...line, text: read.text, evidence, ...(read.fault !== undefined && { fault: read.fault }) };
}
