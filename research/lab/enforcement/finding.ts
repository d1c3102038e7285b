/** One violation that a check reported: the path of the file below the folder of the run, and the rule. */
export interface Finding {
  readonly path: string;
  readonly rule: string;
}
