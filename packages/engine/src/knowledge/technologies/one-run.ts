import type { Proof, Scaffold, Trial } from '../../proof.ts';

/** Returns a builder of runs of one file of code, which must end with zero and print what shows the claim. */
export function runsOf(
  file: string,
  command: string,
  before = '',
): (shows: string, code: string, prints: RegExp) => Trial {
  return (shows, code, prints) => ({
    shows,
    files: { [file]: `${before}${code}\n` },
    run: `${command} ${file}`,
    exits: 'zero',
    prints,
  });
}

/** Returns a builder of proofs that share a scaffold and the packages whose versions the evidence names. */
export function proofsIn(scaffold: Scaffold, ...packages: string[]): (id: string, ...trials: Trial[]) => Proof {
  return (id, ...trials) => ({ id, scaffold, packages, trials });
}
