import { Language as Grammar, type Node, Parser, Query } from 'web-tree-sitter';
import type { GrammarName } from '../grammar-name.ts';
import { probeQuery } from '../probes/probe-query.ts';
import { languageOf } from './all-languages.ts';
import { isTangled } from './is-tangled.ts';
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

/** No code of a person has so much in one place that its grammar cannot read; to look through it takes very long. */
const mostInError = 500;
/** Nor is any nested deeper, or takes more steps to look through: ordinary files of the largest size take half. */
const mostDepth = 200;
const mostSteps = 20_000;
/** Ten times what a file of the largest size takes. */
const mostMilliseconds = 2000;
/** To compile what is asked of a language takes longer than to read a small project. */
const loaded = new Map<GrammarName, LoadedGrammar>();

interface LoadedGrammar {
  readonly grammar: Grammar;
  readonly query: Query;
}

/**
 * Parses sources, path to text. Calls `onParsed` with the number that was read, and that of all, after each; ends early once
 * `hasTime` says no. A file that no grammar reads is left out.
 */
export async function parseSources(
  sources: ReadonlyMap<string, string>,
  grammars: GrammarSource,
  { hasTime = () => true, now = () => performance.now(), onParsed = () => undefined }: ParseOptions = {},
): Promise<SourceFacts[]> {
  const facts: SourceFacts[] = [];
  const ours = [...sources].flatMap(([path, text]) => {
    const language = languageOf(path);
    return language === undefined ? [] : [{ path, text, language }];
  });
  if (ours.length === 0) return facts;
  await Parser.init({ wasmBinary: await grammars.parser() });
  const parser = newParser();
  if (parser === undefined) return facts;
  const failed = new Set<GrammarName>();
  for (const { path, text, language } of ours) {
    const found = failed.has(language.grammar) ? undefined : await load(language, grammars);
    if (found === undefined) failed.add(language.grammar);
    else {
      try {
        const end = now() + mostMilliseconds;
        facts.push(...parse(parser, found, { path, text, language }, () => now() < end && hasTime()));
      } catch {
        // a few odd texts end the parser for good: what was read before them counts
        return facts;
      }
    }
    onParsed(facts.length, ours.length);
    if (!hasTime()) break;
  }
  parser.delete();
  return facts;
}

/** Undefined where an odd text of another project has ended the parser. */
function newParser(): Parser | undefined {
  try {
    return new Parser();
  } catch {
    return undefined;
  }
}

/** Returns what a file says, or nothing for one that its grammar cannot read in time. */
function parse(
  parser: Parser,
  { grammar, query }: LoadedGrammar,
  { path, text, language }: { readonly path: string; readonly text: string; readonly language: Language },
  hasTime: () => boolean,
): SourceFacts[] {
  const script = scriptOf(path, text);
  if (isTangled(script, language.triesAngles)) return [];
  let steps = 0;
  let isLate = false;
  const progressCallback = () => {
    steps += 1;
    isLate ||= steps > mostSteps || !hasTime();
    return isLate;
  };
  parser.reset();
  parser.setLanguage(grammar);
  const tree = parser.parse(script, null, { progressCallback });
  if (tree === null) return [];
  try {
    if (isBroken(tree.rootNode)) return [];
    const matches = query.matches(tree.rootNode, { progressCallback, maxStartDepth: mostDepth });
    return isLate ? [] : [readSource(path, language.name, matches, textMarks(path, text))];
  } finally {
    tree.delete();
  }
}

function isBroken(root: Node): boolean {
  const open = [root];
  for (const node of open) {
    if (open.length > mostSteps || (node.isError && node.childCount > mostInError)) return true;
    for (const child of node.children) if (child.hasError) open.push(child);
  }
  return false;
}

/** Undefined where the grammar cannot be had: the other languages are counted all the same. */
async function load({ grammar, query }: Language, grammars: GrammarSource): Promise<LoadedGrammar | undefined> {
  const known = loaded.get(grammar);
  if (known !== undefined) return known;
  try {
    const language = await Grammar.load(await grammars.grammar(grammar));
    const one = { grammar: language, query: new Query(language, query + probeQuery(grammar)) };
    loaded.set(grammar, one);
    return one;
  } catch {
    return undefined;
  }
}

export interface ParseOptions {
  readonly hasTime?: () => boolean;
  /** The time in milliseconds, from any beginning. */
  readonly now?: () => number;
  readonly onParsed?: (count: number, of: number) => void;
}
