import type { Node, QueryMatch } from 'web-tree-sitter';
import { probeCapture } from '../probes/probe-query.ts';
import type { ClassFacts, ExportFacts, Import, LanguageName, SourceFacts } from './source-facts.ts';

const longestName = 120;
const named = /^(?:from|name|class|base|mixin|contract|method|aside|call|throw|export\..+)$/;
/** Methods that nobody calls by name: constructors, and those of an underscore except the one that makes an object callable. */
const uncalled = /^(?:constructor|initialize|_(?!_invoke$)\w*)$/;

/** Collects what the matches of a language's query say about one file. */
export function readSource(
  path: string,
  language: LanguageName,
  matches: readonly QueryMatch[],
  traits: readonly string[] = [],
): SourceFacts {
  const imports = new Map<string, { from: string; names: Set<string>; isType: boolean; isEffect: boolean }>();
  const classes = new Map<
    number,
    {
      name: string;
      bases: Set<string>;
      mixins: Set<string>;
      contracts: Set<string>;
      methods: Set<string>;
      asides: Set<string>;
    }
  >();
  const exports = new Map<string, ExportFacts>();
  const calls = new Map<string, number>();
  const thrown = new Map<string, number>();
  const marks = new Map(traits.map((trait) => [trait, 1]));
  const verdicts = new Map<string, Record<'follows' | 'breaks' | 'neither', Set<number>>>();

  for (const match of matches) {
    const captured = new Map(match.captures.map(({ name, node }) => [name, node]));
    if (!isPlain(captured)) continue;
    const from = captured.get('from');
    if (from !== undefined) noteImport(from, captured);
    const owner = captured.get('class');
    if (owner !== undefined) noteClass(owner, captured);
    for (const [name, node] of captured) {
      if (name.startsWith('export.')) noteExport(name.slice('export.'.length), node, captured.get('statement'));
      else if (name.startsWith('mark.')) add(marks, name.slice('mark.'.length));
      else if (name === 'call') add(calls, textOf(node));
      else if (name === 'way') noteWay(node, captured.get('way-body'));
      else if (name === 'throw') add(thrown, nameIn(textOf(node)));
      else noteVerdict(name, node);
    }
  }
  return {
    path,
    language,
    imports: [...imports.values()].map(
      (one): Import => ({ ...one, names: [...one.names], isEffect: one.isEffect && one.names.size === 0 }),
    ),
    classes: [...classes.values()].map(
      (one): ClassFacts => ({
        name: one.name,
        bases: [...one.bases],
        mixins: [...one.mixins],
        contracts: [...one.contracts],
        methods: [...one.methods.difference(one.asides)].filter((name) => !uncalled.test(name)),
      }),
    ),
    exports: [...exports.values()],
    calls,
    thrown,
    marks,
    probes: new Map(
      [...verdicts].map(([probe, { follows, breaks, neither }]) => [
        probe,
        { follows: follows.difference(neither).size, breaks: breaks.difference(follows).difference(neither).size },
      ]),
    ),
  };

  function noteVerdict(capture: string, node: Node): void {
    const [, verdict, probe] = probeCapture.exec(capture) ?? [];
    if (verdict === undefined || probe === undefined) return;
    const one = verdicts.get(probe) ?? { follows: new Set(), breaks: new Set(), neither: new Set() };
    verdicts.set(probe, one);
    one[verdict as keyof typeof one].add(node.id);
  }

  function noteImport(node: Node, captured: ReadonlyMap<string, Node>): void {
    const from = nameIn(textOf(node));
    if (from === '') return;
    const one = imports.get(from) ?? { from, names: new Set(), isType: false, isEffect: false };
    imports.set(from, one);
    const name = captured.get('name');
    if (name !== undefined) one.names.add(textOf(name));
    if (captured.has('effect')) one.isEffect = true;
    if (captured.has('type')) one.isType = true;
  }

  function noteClass(node: Node, captured: ReadonlyMap<string, Node>): void {
    const one = classes.get(node.id) ?? {
      name: textOf(node),
      bases: new Set(),
      mixins: new Set(),
      contracts: new Set(),
      methods: new Set(),
      asides: new Set(),
    };
    classes.set(node.id, one);
    for (const [key, list] of [
      ['base', one.bases],
      ['mixin', one.mixins],
      ['contract', one.contracts],
      ['method', one.methods],
      ['aside', one.asides],
    ] as const) {
      const found = captured.get(key);
      if (found !== undefined) list.add(nameIn(textOf(found)));
    }
  }

  /** A migration's step forth or back; one back that does nothing is none. */
  function noteWay(node: Node, body: Node | undefined): void {
    const name = textOf(node);
    if (name.startsWith('up') || (body !== undefined && !isEmpty(body))) add(marks, `way.${name}`);
  }

  function noteExport(form: string, node: Node, statement: Node | undefined): void {
    const isDefault = statement !== undefined && /^export\s+default\b/.test(statement.text.slice(0, 30));
    const name = textOf(node);
    // two patterns may see the same export, one of them less exactly
    if (form !== 'value' || !exports.has(name))
      exports.set(name, { name, isDefault, form: form as ExportFacts['form'] });
  }
}

/** What is no name may be prose; a sentence must not carry it on. */
function isPlain(captured: ReadonlyMap<string, Node>): boolean {
  return [...captured].every(
    ([name, node]) => !named.test(name) || /^[\p{L}\p{N}_$@.:\\/?!*~#-]*$/u.test(nameIn(textOf(node))),
  );
}

/** Nothing but comments, a text that explains, and a return of nothing. */
function isEmpty(body: Node): boolean {
  return body.namedChildren.every(
    (child) =>
      child.type === 'comment' ||
      (child.type === 'expression_statement' && child.firstNamedChild?.type === 'string') ||
      /^(?:pass|nil|\.\.\.|return(?: null| nil| Promise\.resolve\(\))?);?$/.test(textOf(child)),
  );
}

function textOf(node: Node): string {
  return node.text.slice(0, longestName);
}

/** `Base<T>`, `Base[T]` and `Base(x)` are all `Base`; a module stands in quotes. */
function nameIn(text: string): string {
  return text
    .replace(/^['"`]|['"`]$/g, '')
    .replace(/[<[(][\s\S]*$/, '')
    .replace(/^[\\:]/, '')
    .trim();
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
