import { isAbsolute, relative } from 'node:path';
import { findMistyped } from './find-mistyped.ts';
import type { Mutant } from './mutant.ts';
import { rankMutants } from './rank-mutants.ts';

interface Checker {
  init(): Promise<void>;
  group(mutants: Mutant[]): Promise<string[][]>;
  check(mutants: Mutant[]): Promise<Record<string, { status: 'passed' } | { status: 'compileError'; reason: string }>>;
}

const root = process.env.MUTANTS_ROOT ?? '';
const seed = process.env.MUTANTS_SEED ?? '';
const amount = Number(process.env.MUTANTS_AMOUNT);

/** Keeps the mutants of the sample: drawn by the seed, and only those that pass the type check. */
const checker: Checker = {
  init: async () => {},
  group: async (mutants) => [mutants.map(({ id }) => id)],
  check: async (mutants) => {
    const ranked = rankMutants(
      mutants.map((mutant) => ({ ...mutant, fileName: pathIn(mutant.fileName) })),
      seed,
    );
    // many do not compile, so more candidates than needed fill the sample
    const candidates = ranked.slice(0, amount * 4);
    const mistyped = findMistyped(root, candidates);
    const drawn = new Set(
      candidates
        .filter(({ id }) => !mistyped.has(id))
        .slice(0, amount)
        .map(({ id }) => id),
    );
    return Object.fromEntries(mutants.map(({ id }) => [id, verdict(id)]));

    function verdict(id: string) {
      if (drawn.has(id)) return { status: 'passed' as const };
      return { status: 'compileError' as const, reason: mistyped.has(id) ? 'mistyped' : 'not drawn' };
    }
  },
};

function pathIn(fileName: string): string {
  const fromSandbox = relative(process.cwd(), fileName);
  return fromSandbox.startsWith('..') || isAbsolute(fromSandbox) ? relative(root, fileName) : fromSandbox;
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', value: checker }];
