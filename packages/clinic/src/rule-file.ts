/** A file of rules for an assistant: its path from the root of the project, and its text. */
export interface RuleFile {
  readonly path: string;
  readonly text: string;
}
