import type { ProofKind } from '@regelwerk/contract/rules/project-claim';
import { type Block, blocksOf } from '../project/block-of.ts';
import { blocksIn, type Line, speaksOf } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { clausesOf } from '../reading/clauses-of.ts';
import { isDistinct } from '../reading/mentions-of.ts';
import { isTied, namesOf } from './details.ts';
import { proven } from './proof.ts';
import { sharedKeys } from './shared-keys.ts';
import { hasWord } from './words.ts';

const mostBlocks = 12;

/** How two places, or a place and a name, are tied. */
interface Tie {
  readonly by: ProofKind;
  readonly ends: readonly [string, string];
  readonly places: readonly string[];
  readonly counted?: { readonly holds: number; readonly of: number };
}

/**
 * Proves that all places and names of a line hang together: the code of a place has the name, or uses what the other defines, both have
 * the same keys, or one file imports the other. A place or a name that hangs on none of the others leaves the line open.
 */
export function linkedPlaces(line: Line, project: Project): Verdict | undefined {
  const given = distinct(blocksIn(line, project));
  const named = namesOf(line);
  // what a line names and a file of its evidence defines is a place as well
  const beside = named.flatMap((name) => {
    const [home] = given.filter(({ path, symbol }) => symbol !== name && isDefinedIn(name, path, project));
    return home === undefined || given.some(({ symbol }) => symbol === name)
      ? []
      : blocksOf(home.path, project.codeOf(home.path) ?? '', name).slice(0, 1);
  });
  const blocks = distinct([...given, ...beside]).slice(0, mostBlocks);
  const isBeside = (one: Block) => beside.some((other) => placeOf(other) === placeOf(one));
  const names = named.filter((name) => !beside.some(({ symbol }) => symbol === name));
  if (blocks.length === 0 || asksForMore(line)) return undefined;
  const ties = [
    ...names.flatMap((name) => given.flatMap((block) => tiesOfName(name, block, project))),
    ...blocks.flatMap((one) =>
      blocks.flatMap((other) =>
        one === other
          ? []
          : tiesOfPlaces(one, other, blocks, line, project).filter(
              ({ by }) => by === 'count' || !(isBeside(one) || isBeside(other)),
            ),
      ),
    ),
  ];
  const nodes = [...blocks.map(placeOf), ...names];
  const same = names.flatMap((name): Tie[] =>
    blocks
      .filter(({ symbol }) => symbol === name)
      .map((block) => ({ by: 'call', ends: [name, placeOf(block)], places: [] })),
  );
  const [best] = [...ties].sort((a, b) => b.places.length - a.places.length);
  if (best === undefined || !areConnected(nodes, [...ties, ...same])) return undefined;
  return proven(best.by, best.places, best.counted);
}

/** What holds everywhere, or in an order, is more than places that have a name. */
export function asksForMore({ claim, mentions }: Line): boolean {
  return clausesOf(claim.text).some(
    ({ is, text, from, to }) =>
      is === 'must' &&
      (everywhere.test(text) ||
        (ordered.test(text.replace(/`[^`]*`/g, '')) &&
          mentions.some(({ at, isCode }) => isCode && at >= from && at < to))),
  );
}

const everywhere = /\b(?:always|never|every|each|all|only|immer|nie|niemals|nur|jede[rsmn]?|alle[rsmn]?)\b/i;
const ordered = /\b(?:before|after|afterwards|first|then|vor|bevor|danach|nachdem|zuerst|dann)\b/i;

function tiesOfName(name: string, block: Block, project: Project): Tie[] {
  if (block.symbol === name || !isTied(name, [block], project)) return [];
  if (!hasWord(behindName(block), name)) return [];
  return [{ by: 'call', ends: [placeOf(block), name], places: [placeOf(block)] }];
}

function isDefinedIn(name: string, path: string, project: Project): boolean {
  const facts = project.factsOf(path);
  return (
    facts !== undefined &&
    (facts.exports.some((one) => one.name === name) ||
      facts.classes.some((one) => one.name === name || one.methods.includes(name)))
  );
}

function tiesOfPlaces(one: Block, other: Block, all: readonly Block[], line: Line, project: Project): Tie[] {
  const ends = [placeOf(one), placeOf(other)] as const;
  const isImported = imports(project, one.path, other.path);
  if (other.symbol !== '' && one.symbol !== other.symbol && isTelling(other.symbol)) {
    const isKnown = one.path === other.path || isImported || isDistinct(other.symbol);
    if (isKnown && hasWord(behindName(without(one, all)), other.symbol))
      return [{ by: isImported ? 'import' : 'call', ends, places: ends }];
  }
  const keys = sharedKeys([without(one, all), without(other, all)]);
  if (keys?.is === 'proven' && keys.proof.holds !== undefined && keys.proof.of !== undefined)
    return [{ by: 'count', ends, places: ends, counted: { holds: keys.proof.holds, of: keys.proof.of } }];
  const isMeant = isImported && [one, other].every((block) => speaksOf(line.claim.text, { ...block, symbol: '' }));
  return isMeant ? [{ by: 'import', ends, places: [one.path, other.path] }] : [];
}

function areConnected(nodes: readonly string[], ties: readonly Tie[]): boolean {
  const [start] = nodes;
  const reached = new Set(start === undefined ? [] : [start]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { ends } of ties) if (ends.some((end) => reached.has(end))) for (const end of ends) reached.add(end);
  }
  return nodes.every((node) => reached.has(node));
}

function placeOf({ path, symbol, line }: Block): string {
  return symbol === '' ? `${path}:${line}` : `${path}#${symbol}`;
}

function distinct(blocks: readonly Block[]): Block[] {
  return blocks.filter((one, index) => blocks.findIndex((other) => placeOf(other) === placeOf(one)) === index);
}

/** The code of a block without its own first line, and without the other blocks in it. */
function without(block: Block, all: readonly Block[]): Block {
  const lines = block.code.split('\n');
  const inner = all.filter(
    (one) =>
      one !== block &&
      one.symbol !== '' &&
      one.path === block.path &&
      one.line > block.line &&
      one.line < block.line + lines.length,
  );
  if (inner.length === 0) return block;
  for (const { line, code } of inner) lines.fill('', line - block.line, line - block.line + code.split('\n').length);
  return { ...block, code: lines.join('\n') };
}

function behindName({ code, symbol }: Block): string {
  const at = code.indexOf(symbol);
  return at === -1 ? code : code.slice(at + symbol.length);
}

function imports(project: Project, from: string, to: string): boolean {
  const folder = `${to.slice(0, Math.max(0, to.lastIndexOf('/')))}/`;
  return project.factsOf(from)?.own.some(({ module }) => module === to || module === folder) ?? false;
}

function isTelling(name: string): boolean {
  return (
    name.length >= 4 &&
    !/^(?:this|self|null|none|true|false|name|type|data|value|index|path|file|user|test|main|config|default|string|number|list|array|object|error|props|state|model|class|include|update|create|delete|save|find|where|case|switch|filter)$/i.test(
      name,
    )
  );
}
