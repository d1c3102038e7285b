import { type Block, blocksOf } from '../project/block-of.ts';
import { blocksIn, evidenceFiles, type Line, speaksOf } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { isDistinct, type Mention } from '../reading/mentions-of.ts';
import { proven } from './proof.ts';
import { sharedKeys } from './shared-keys.ts';
import { hasWord } from './words.ts';

/** Names of so many places say nothing about one. */
const mostHomes = 12;
const mostBlocks = 12;

/**
 * Proves that the places of a line belong together: one uses what the other defines, both have the same keys, the code of a place uses
 * what the line names, or one file imports the other.
 */
export function linkedPlaces(line: Line, project: Project): Verdict | undefined {
  const evidence = blocksIn(line, project).filter((one) => speaksOf(line.claim.text, one));
  const named = namesIn(line).flatMap((one) => homesOf(one, line, project));
  const all = distinct([...evidence, ...named]).slice(0, mostBlocks);
  return (
    betweenPlaces(all, project) ??
    sharedKeys(all.map((one) => without(one, all))) ??
    withNames(line, evidence, project) ??
    imported(line, project)
  );
}

function placeOf({ path, symbol, line }: Block): string {
  return symbol === '' ? `${path}:${line}` : `${path}#${symbol}`;
}

function namesIn(line: Line): (Mention & { readonly is: 'name' })[] {
  return line.mentions.filter(
    (one): one is Mention & { readonly is: 'name' } => one.is === 'name' && !one.isDenied && isTelling(one.name),
  );
}

/** Where a name is defined: in the files of the evidence, else in the one file that defines it. */
function homesOf({ name, owner }: Mention & { readonly is: 'name' }, line: Line, project: Project): Block[] {
  const symbol = owner === undefined ? name : `${owner}.${name}`;
  const own = evidenceFiles(line).flatMap((path) => blocksOf(path, project.codeOf(path) ?? '', symbol).slice(0, 1));
  if (own.length > 0) return own;
  const users = project.filesWith(name);
  if (users.length > 200) return [];
  const homes = users.filter((path) => {
    const facts = project.factsOf(path);
    return (
      facts?.exports.some((one) => one.name === name) ||
      facts?.classes.some((one) => one.name === name || one.methods.includes(name))
    );
  });
  const [home, ...others] = homes;
  if (home === undefined || others.length >= mostHomes || (others.length > 0 && owner === undefined)) return [];
  const best =
    owner === undefined
      ? [home]
      : homes.filter((path) => project.factsOf(path)?.classes.some((one) => one.name === owner));
  return best.slice(0, 1).flatMap((path) => blocksOf(path, project.codeOf(path) ?? '', symbol).slice(0, 1));
}

function distinct(blocks: readonly Block[]): Block[] {
  return blocks.filter(
    (one, index) => blocks.findIndex((other) => other.path === one.path && other.line === one.line) === index,
  );
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

/** One place uses the symbol of the other, which is defined in the same file, is imported from it, or is told from prose. */
function betweenPlaces(blocks: readonly Block[], project: Project): Verdict | undefined {
  for (const given of blocks) {
    if (given.symbol === '') continue;
    const user = without(given, blocks);
    for (const used of blocks) {
      if (given === used || !isTelling(used.symbol) || used.symbol === given.symbol) continue;
      const isSame = given.path === used.path;
      if (!hasWord(behindName(user), used.symbol)) continue;
      const isImported = imports(project, given.path, used.path);
      if (!isSame && !isImported && !isDistinct(used.symbol)) continue;
      return proven(isImported ? 'import' : 'call', [placeOf(given), placeOf(used)]);
    }
  }
  return undefined;
}

function behindName({ code, symbol }: Block): string {
  const at = code.indexOf(symbol);
  return at === -1 ? code : code.slice(at + symbol.length);
}

export function imports(project: Project, from: string, to: string): boolean {
  const folder = `${to.slice(0, Math.max(0, to.lastIndexOf('/')))}/`;
  return project.factsOf(from)?.own.some(({ module }) => module === to || module === folder) ?? false;
}

/** The code of the evidence uses every name of the text that stands for code, and at least one that it does not define itself. */
function withNames(line: Line, blocks: readonly Block[], project: Project): Verdict | undefined {
  const pointed = blocks.filter(({ symbol, code }) => symbol !== '' || code.length < 8000);
  if (pointed.length === 0) return undefined;
  const own = new Set(pointed.map(({ symbol }) => symbol));
  const names = [...new Set(namesIn(line).map(({ name }) => name))];
  const isOwn = (name: string) =>
    own.has(name) || pointed.some(({ path }) => project.factsOf(path)?.classes.some((one) => one.name === name));
  const used = names.filter((name) => !own.has(name) && pointed.some((block) => hasWord(behindName(block), name)));
  const rest = names.filter((name) => !used.includes(name) && !isOwn(name));
  if (used.length === 0 || rest.length > used.length / 3) return undefined;
  const at = pointed.find((block) => used.some((name) => hasWord(behindName(block), name)));
  return at === undefined ? undefined : proven('call', [placeOf(at)]);
}

function isTelling(name: string): boolean {
  return (
    name.length >= 4 &&
    !/^(?:this|self|null|none|true|false|name|type|data|value|index|path|file|user|test|main|config|default|string|number|list|array|object|error|props|state|model|class|include|update|create|delete|save|find|where|case|switch|filter)$/i.test(
      name,
    )
  );
}

/** One file imports another: of the evidence that the text speaks of, and of what an invariant names in its text. */
function imported({ claim, places }: Line, project: Project): Verdict | undefined {
  const files = new Set(
    places.flatMap(({ place: { symbol = '' }, found, isEvidence, isDenied }) => {
      if (found.is !== 'file' || isDenied) return [];
      const isMeant = isEvidence ? speaksOf(claim.text, { path: found.path, symbol }) : claim.kind === 'invariant';
      return isMeant ? [found.path] : [];
    }),
  );
  for (const from of files)
    for (const to of files) if (from !== to && imports(project, from, to)) return proven('import', [from, to]);
  return undefined;
}
