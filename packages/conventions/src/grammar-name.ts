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
