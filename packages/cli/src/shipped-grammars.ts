import { readFile } from 'node:fs/promises';
import type { GrammarSource } from '@regelwerk/conventions/sources/parse-sources';

const at = (name: string) => readFile(new URL(`./grammars/${name}.wasm`, import.meta.url));

/** The parser and the grammars beside the built program. */
export const shippedGrammars: GrammarSource = {
  parser: () => at('web-tree-sitter'),
  grammar: (name) => at(`tree-sitter-${name}`),
};
