/** A language of ast-grep, as its rules spell it. */
export type AstGrepLanguage = 'javascript' | 'typescript' | 'tsx' | 'html' | 'css' | 'json' | 'python' | 'php' | 'ruby';

/** A part of an ast-grep rule: what a node of the syntax tree must be. */
export type NodePattern = Readonly<Record<string, unknown>>;

/** A rule of ast-grep that reports every violation of a directive, together with the other rules of that directive. */
export interface AstGrepRule {
  readonly directive: string;
  /** Tells the rules of one directive apart. */
  readonly part?: string;
  /** Each language gets a rule of its own, because ast-grep parses one language for each. */
  readonly languages: readonly AstGrepLanguage[];
  readonly rule: NodePattern;
  /** Globs of the only files it reads, and of those it leaves out. */
  readonly files?: readonly string[];
  readonly ignores?: readonly string[];
  /** Packages beside which the rule would report correct code. */
  readonly unless?: readonly string[];
}
