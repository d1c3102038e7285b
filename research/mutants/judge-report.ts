import type { Mutant } from './mutant.ts';
import { offsetOf } from './offset-of.ts';

/** The part of the tool's report that is used here. */
export interface MutationReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly (Omit<Mutant, 'fileName' | 'replacement'> & {
          readonly replacement?: string;
          readonly status: string;
          readonly statusReason?: string;
        })[];
      }
    >
  >;
}

export interface Judgment {
  readonly killed: readonly string[];
  /** Those of `killed` whose tests did not end, which a busy machine can also cause. */
  readonly timedOut: readonly string[];
  readonly survived: readonly string[];
  /** Mutants, drawn or not, that do not compile and therefore prove nothing. */
  readonly mistyped: number;
  readonly notDrawn: number;
}

const noticed = new Set(['Killed', 'Timeout']);
const endless = new Set(['Timeout']);
const unnoticed = new Set(['Survived', 'NoCoverage']);

/** Returns which mutants the tests detected and which not, each with its place and change. */
export function judgeReport(report: MutationReport): Judgment {
  const all = Object.entries(report.files).flatMap(([path, { source, mutants }]) =>
    mutants.map(({ location: { start, end }, ...mutant }) => {
      const original = source.slice(offsetOf(source, fromZero(start)), offsetOf(source, fromZero(end)));
      const change = `${oneLine(original)} → ${oneLine(mutant.replacement ?? mutant.mutatorName)}`;
      return { ...mutant, text: `${path}:${start.line}  ${change}` };
    }),
  );
  const textsOf = (statuses: Set<string>) => all.filter(({ status }) => statuses.has(status)).map(({ text }) => text);
  const skipped = (reason: string) => all.filter(({ statusReason }) => statusReason === reason).length;
  return {
    killed: textsOf(noticed),
    timedOut: textsOf(endless),
    survived: textsOf(unnoticed),
    mistyped: skipped('mistyped'),
    notDrawn: skipped('not drawn'),
  };
}

/** The report counts lines and columns from 1. */
function fromZero({ line, column }: { line: number; column: number }) {
  return { line: line - 1, column: column - 1 };
}

function oneLine(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > 100 ? `${flat.slice(0, 97)}…` : flat;
}
