/** One press, as the browser counts it. */
export interface Press {
  readonly name: string;
  /** From the press to the next paint. */
  readonly durationMs: number;
  /** The part of it that our own code took. */
  readonly processingMs: number;
  /** From the press until a new heading, dialog, panel or reason is painted; absent where none appears. */
  readonly shownMs: number | undefined;
}
