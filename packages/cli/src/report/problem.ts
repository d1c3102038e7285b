/** Something that `check` found. */
export interface Problem {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'note';
  /** In the language of the person. */
  readonly message: string;
  /** The public page that states the fact behind it. */
  readonly source?: string | undefined;
}
