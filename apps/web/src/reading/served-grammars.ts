import type { GrammarSource } from '@regelwerk/conventions/sources/parse-sources';
import cSharp from '@vscode/tree-sitter-wasm/wasm/tree-sitter-c-sharp.wasm?url';
import go from '@vscode/tree-sitter-wasm/wasm/tree-sitter-go.wasm?url';
import java from '@vscode/tree-sitter-wasm/wasm/tree-sitter-java.wasm?url';
import javascript from '@vscode/tree-sitter-wasm/wasm/tree-sitter-javascript.wasm?url';
import php from '@vscode/tree-sitter-wasm/wasm/tree-sitter-php.wasm?url';
import python from '@vscode/tree-sitter-wasm/wasm/tree-sitter-python.wasm?url';
import ruby from '@vscode/tree-sitter-wasm/wasm/tree-sitter-ruby.wasm?url';
import rust from '@vscode/tree-sitter-wasm/wasm/tree-sitter-rust.wasm?url';
import tsx from '@vscode/tree-sitter-wasm/wasm/tree-sitter-tsx.wasm?url';
import typescript from '@vscode/tree-sitter-wasm/wasm/tree-sitter-typescript.wasm?url';
import parser from 'web-tree-sitter/web-tree-sitter.wasm?url';

const grammars = { typescript, tsx, javascript, python, php, ruby, go, java, 'c-sharp': cSharp, rust };

/** The parser and the grammars as files of the app, each fetched when a project needs it. */
export const servedGrammars: GrammarSource = {
  parser: () => bytesOf(parser),
  grammar: (name) => bytesOf(grammars[name]),
};

async function bytesOf(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
