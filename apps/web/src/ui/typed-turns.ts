/** Texts that a page rendered ahead types by itself, in turn, before the app or without it. */
export interface TypedTurns {
  readonly texts: readonly string[];
  readonly letterMs: number;
  /** The time from the beginning of one text to that of the next. */
  readonly everyMs: number;
  /** The style of the page types the first text from the first paint on. */
  readonly isTypedByStyle: boolean;
}
