/** A project as its own tool creates it, pinned by a lockfile in `research/lab/scaffolds`. */
export type Scaffold = 'react' | 'vue' | 'angular' | 'node' | 'python' | 'php' | 'rust' | 'expo' | 'more' | 'checks';

/** The kinds of faults that the commands of a rule must find. */
export const plantedFaults = ['lint', 'format', 'types', 'template', 'test', 'syntax', 'migration', 'setting'] as const;

/** One run of a command in a scaffold, with the files it needs, and how it must end. */
export interface Trial {
  /** The claim that the run shows, for the printed report. */
  readonly shows: string;
  /** The fresh project, a folder of `projects` in the scaffold, to which `files` are added. */
  readonly project?: string;
  /** The texts of files by their paths. */
  readonly files?: Readonly<Record<string, string>>;
  /** The command that the run is about, word for word as a rule names it. */
  readonly command?: string;
  /** The kind of fault that `files` bring; absent where the project is as it was created. */
  readonly planted?: (typeof plantedFaults)[number];
  /** Run by a shell in a folder of its own below the scaffold, whose tools are on the path. */
  readonly run: string;
  /** `zero`, `not zero`, or the exact code. */
  readonly exits: 'zero' | 'not zero' | number;
  readonly prints?: RegExp;
  readonly neverPrints?: RegExp;
}

/** Shows by running that what a directive claims is true: the bad way fails as it says, and the good way works. */
export interface Proof {
  /** The directive, or the name of a technology whose commands are proven. */
  readonly id: string;
  readonly scaffold: Scaffold;
  /** The packages whose versions the evidence names. */
  readonly packages: readonly string[];
  readonly trials: readonly Trial[];
}
