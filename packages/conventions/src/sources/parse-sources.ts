import { Language as Grammar, Parser, Query } from 'web-tree-sitter';
import type { GrammarName } from '../grammar-name.ts';
import { probeQuery } from '../probes/probe-query.ts';
import { languageOf } from './all-languages.ts';
import type { Language } from './language.ts';
import { readSource } from './read-source.ts';
import { scriptOf } from './script-block.ts';
import type { SourceFacts } from './source-facts.ts';
import { textMarks } from './text-marks.ts';

/** Brings the parser and the grammars; only the grammars of languages that occur are asked for. */
export interface GrammarSource {
  /** The module of the parser itself. */
  readonly parser: () => Promise<Uint8Array>;
  readonly grammar: (name: GrammarName) => Promise<Uint8Array>;
}

const slice = 50;
/** To compile what is asked of a language takes longer than to read a small project. */
const loaded = new Map<GrammarName, { grammar: Grammar; query: Query }>();

/**
 * Parses sources, path to text. Calls `onParsed` with the number that is done, and that of all, after each few files; ends early
 * once `hasTime` says no. A file that no grammar reads is left out.
 */
export async function parseSources(
  sources: ReadonlyMap<string, string>,
  grammars: GrammarSource,
  { hasTime = () => true, onParsed = () => undefined }: ParseOptions = {},
): Promise<SourceFacts[]> {
  const facts: SourceFacts[] = [];
  const ours = [...sources].flatMap(([path, text]) => {
    const language = languageOf(path);
    return language === undefined ? [] : [{ path, text, language }];
  });
  if (ours.length === 0) return facts;
  await Parser.init({ wasmBinary: await grammars.parser() });
  const parser = new Parser();
  try {
    for (const [index, { path, text, language }] of ours.entries()) {
      const { grammar, query } = await load(language, grammars);
      parser.setLanguage(grammar);
      const tree = parser.parse(scriptOf(path, text));
      if (tree !== null)
        facts.push(readSource(path, language.name, query.matches(tree.rootNode), textMarks(path, text)));
      tree?.delete();
      const done = index + 1;
      if (done % slice !== 0 && done < ours.length) continue;
      onParsed(done, ours.length);
      if (!hasTime()) break;
    }
  } finally {
    parser.delete();
  }
  return facts;
}

async function load({ grammar, query }: Language, grammars: GrammarSource) {
  const known = loaded.get(grammar);
  if (known !== undefined) return known;
  const language = await Grammar.load(await grammars.grammar(grammar));
  const one = { grammar: language, query: new Query(language, query + probeQuery(grammar)) };
  loaded.set(grammar, one);
  return one;
}

export interface ParseOptions {
  readonly hasTime?: () => boolean;
  readonly onParsed?: (count: number, of: number) => void;
}
