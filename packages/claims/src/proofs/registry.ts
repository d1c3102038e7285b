import type { Block } from '../project/block-of.ts';
import { blocksIn, type Line, speaksOf } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { proven } from './proof.ts';
import { hasWord, spellingsOf } from './words.ts';

const least = 3;
const share = 0.9;
const entry = /^(?:index|mod|main|__init__|_.*|.*\.d)$/;

/** Proves that a place names all files of a folder which the line speaks of: its own, one in its text, or the one whose files it names. */
export function registry(line: Line, project: Project): Verdict | undefined {
  if (!adds.test(consequenceOf(line.claim.text)) || namesSeveral(line, project)) return undefined;
  const text = line.claim.text.toLowerCase();
  for (const block of blocksIn(line, project).map((one) => wholeFile(one, project))) {
    if (!isMeant(block, line)) continue;
    const folders = new Set([
      ...line.places.flatMap(({ found }) => (found.is === 'folder' ? [found.path] : [])),
      ...foldersNamedIn(text, block.path, project),
    ]);
    for (const folder of folders) {
      const files = project.paths
        .membersOf(folder)
        .filter((path) => /\.\w+$/.test(path) && path !== block.path && !project.isTest(path))
        .map((path) => ({ path, stem: stemOf(path) }))
        .filter(({ stem }) => !entry.test(stem));
      const named = files.filter(({ stem }) =>
        spellingsOf(stem).some((one) => one.length >= 3 && hasWord(block.code, one)),
      );
      if (named.length >= least && named.length >= files.length * share)
        return proven('count', [block.symbol === '' ? block.path : `${block.path}#${block.symbol}`, folder], {
          holds: named.length,
          of: files.length,
        });
    }
  }
  return listedThings(line, project);
}

/** What is to be done where a line says when: to add something is often the condition alone. */
function consequenceOf(text: string): string {
  return /^(?:if|when|whenever|wenn|wer|sobald|falls)\b/i.test(text) ? text.slice(text.indexOf(',') + 1) : text;
}

const adds =
  /\b(?:add|extend|list|register|name|put|enter|include|give|ergänz\w*|eintragen|eintrag|aufnehmen|gehört|braucht|neue[rs]?)\b/i;
const leastListed = 4;
const shareListed = 0.8;

/** Proves that a place is a list of what the project defines elsewhere: nearly all of its entries are files, classes or functions of it. */
function listedThings(line: Line, project: Project): Verdict | undefined {
  for (const block of blocksIn(line, project)) {
    if (block.symbol === '' || !isMeant(block, line) || !speaksOf(line.claim.text, block)) continue;
    const entries = [
      ...new Set(
        block.code
          .split('\n')
          .slice(0, 200)
          .flatMap((text) => entryIn(text, block.symbol)),
      ),
    ];
    if (entries.length < leastListed) continue;
    const known = entries.filter((one) => project.isDefined(one, block.path));
    const isSpokenOf = isAbout(
      line.claim.text,
      known.flatMap((one) => project.homesOf(one)),
    );
    if (isSpokenOf && known.length >= leastListed && known.length >= entries.length * shareListed)
      return proven('count', [`${block.path}#${block.symbol}`], { holds: known.length, of: entries.length });
  }
  return undefined;
}

/** A list proves nothing of the other places that a line names. */
function namesSeveral(line: Line, project: Project): boolean {
  const symbols = new Set(blocksIn(line, project).flatMap(({ symbol }) => (symbol === '' ? [] : [symbol])));
  return line.mentions.filter((one) => one.is === 'name' && symbols.has(one.name)).length > 1;
}

/** A line that names code means the list by its name. */
function isMeant({ symbol }: Block, { mentions }: Line): boolean {
  const names = mentions.flatMap((one) => (one.is === 'name' && one.isCode ? [one.name] : []));
  return symbol === '' || names.length === 0 || names.includes(symbol.split(/\W+/).at(-1) ?? symbol);
}

/** Whether a text speaks of the folders, or of the ends of the names, that most files have. */
function isAbout(text: string, paths: readonly string[]): boolean {
  const said = new Set(
    (
      text
        .replace(/`[^`]*`/g, '')
        .toLowerCase()
        .match(/\p{L}{4,}/gu) ?? []
    ).map((word) => word.slice(0, 6)),
  );
  const about = paths.filter((path) =>
    path
      .toLowerCase()
      .split('/')
      .slice(-3)
      .some((part) =>
        (part.match(/[a-z]{4,}/g) ?? []).some(
          (word) => said.has(word.slice(0, 6)) || said.has(word.replace(/s$/, '').slice(0, 6)),
        ),
      ),
  );
  return paths.length > 0 && about.length >= paths.length / 2;
}

/** What a line of a list names: its first word that is a name or a text. */
function entryIn(text: string, symbol: string): string[] {
  const found = [
    ...text.matchAll(
      /["'`]([A-Za-z][\w-]{2,60})["'`]|(?<![\w$.])([A-Z][\w]{2,60})(?![\w(])|:([a-z]\w{2,60})|^\s*([a-z]\w{2,60}),?\s*$/g,
    ),
  ];
  return found
    .map((one) => one.slice(1).find((word) => word !== undefined) ?? '')
    .filter((word) => word !== symbol && word !== '');
}

/** A line number points into a file; what is listed there may begin far above it. */
function wholeFile(block: Block, project: Project): Block {
  return block.symbol === '' ? { ...block, code: project.codeOf(block.path) ?? block.code, line: 1 } : block;
}

/** The folder of the place itself, and folders whose names stand in the text. */
function foldersNamedIn(text: string, path: string, project: Project): string[] {
  const own = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const words = new Set(text.match(/[a-zäöü][\w-]{3,}/g) ?? []);
  const isNamed = (folder: string) => {
    const name = folder.slice(folder.lastIndexOf('/') + 1).toLowerCase();
    return words.has(name) || words.has(name.replace(/s$/, ''));
  };
  const near = [own, ...project.paths.membersOf(own).filter((one) => !/\.\w+$/.test(one))];
  // elsewhere only a name that no prose has is meant as a folder
  const elsewhere = new Set([...words].filter((word) => /[-_]/.test(word)));
  return [...near.filter(isNamed), ...project.paths.foldersNamed(elsewhere)].filter((folder) => folder !== '');
}

function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
}
