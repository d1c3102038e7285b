import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { GrammarSource } from '../sources/parse-sources.ts';

const { resolve } = createRequire(import.meta.url);

/** The parser and the grammars as they are installed, for Node. */
export const installedGrammars: GrammarSource = {
  parser: () => readFile(join(dirname(resolve('web-tree-sitter')), 'web-tree-sitter.wasm')),
  grammar: (name) => readFile(join(dirname(resolve('@vscode/tree-sitter-wasm')), `tree-sitter-${name}.wasm`)),
};
