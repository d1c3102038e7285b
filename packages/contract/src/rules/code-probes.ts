/** What a code probe counts in the sources of a project: places that follow a line of advice, and places that break it. */
export const codeProbeIds = ['any-type', 'non-null', 'type-assertion', 'ignored-check'] as const;

/** One of `codeProbeIds`. */
export type CodeProbeId = (typeof codeProbeIds)[number];

/** How often the code of a project follows and breaks a line of advice. */
export interface CodeCount {
  readonly probe: CodeProbeId;
  readonly follows: number;
  readonly breaks: number;
  /** Up to three places that break it, as paths from the root. */
  readonly places: readonly string[];
}
