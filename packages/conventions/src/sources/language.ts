import type { LanguageName } from './source-facts.ts';

/** The grammars of `@vscode/tree-sitter-wasm` that are used. */
export type GrammarName =
  | 'typescript'
  | 'tsx'
  | 'javascript'
  | 'python'
  | 'php'
  | 'ruby'
  | 'go'
  | 'java'
  | 'c-sharp'
  | 'rust';

/**
 * One grammar with what is asked of it. The captures of every query are the same: `from` with `name` and `type` of an import;
 * `class` with `base`, `mixin` or `method`; `export.<form>` with its `statement`; `call`; `throw`; and `mark.<trait>`.
 */
export interface Language {
  readonly name: LanguageName;
  readonly grammar: GrammarName;
  readonly extensions: readonly string[];
  readonly query: string;
}
