import { linesAround } from '../project/block-of.ts';
import { filesOfPattern } from '../project/files-of-pattern.ts';
import { blocksAtPlace, type LinePlace } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { placeText } from '../reading/place-text.ts';
import { hasWord, spellingsOf } from './words.ts';

/** What was found of a piece of evidence: what it says holds, with the files that were counted, or why it does not. */
export type Held =
  | { readonly is: 'held'; readonly users?: readonly string[]; readonly of?: number }
  | { readonly is: 'failed'; readonly verdict: Verdict };

const fewestCommits = 3;
const shareOfCommits = 0.3;
/** Two people who count a pattern differ a little: by a comment, or by a file of one kind. */
const tolerance = 0.15;
/** What nobody may read, or is too long, changes the count of some little. */
const mostUnread = 0.1;

/** Looks up what a piece of evidence says of its place. */
export function heldEvidence(at: LinePlace, project: Project): Held {
  const { relation } = at.place;
  if (relation === undefined) return { is: 'held' };
  if (relation.is === 'files') return filesAgain(at, project);
  if (relation.is === 'counted') return countedAgain(at, project);
  const path = at.found.is === 'file' ? at.found.path : undefined;
  const blocks = blocksAtPlace(at, project);
  if (relation.is === 'together') {
    const other = project.paths.find(relation.path);
    return path !== undefined && other.is === 'file' && areTogether(path, other.path, project)
      ? { is: 'held' }
      : failed(at);
  }
  if (relation.is === 'has') return says(at, relation.text, project) ? { is: 'held' } : failed(at);
  if (blocks.some(({ code, symbol }) => followsIn(relation.names, behind(code, symbol)))) return { is: 'held' };
  const [only = '', ...others] = relation.names;
  // a sentence is no code: a comment or a document says it
  return others.length === 0 && sentence.test(only) && says(at, only, project) ? { is: 'held' } : failed(at);
}

const sentence = /^(?:[\p{L}\d'’,.-]+ ){2,}[\p{L}\d'’,.-]+$/u;

/** Whether a place says a text, in its code or in a comment of it. */
function says(at: LinePlace, text: string, project: Project): boolean {
  const blocks = blocksAtPlace(at, project);
  const path = at.found.is === 'file' ? at.found.path : '';
  const raw = project.textOf(path) ?? '';
  const named = blocks.length === 0 && at.place.symbol !== undefined ? raw.indexOf(at.place.symbol) : -1;
  // what it points to may stand in a comment alone
  const line = raw.slice(0, Math.max(0, named)).split('\n').length;
  const parts = named === -1 ? blocks : [linesAround(path, raw, line, line)];
  return parts.some((one) => squeezed(rawOf(one.path, one.line, one.code, project)).includes(squeezed(text)));
}

function failed({ written }: LinePlace): Held {
  return { is: 'failed', verdict: { is: 'unproven', why: 'evidence-fails', what: written, places: [] } };
}

/** The files of a pattern, counted again. */
function filesAgain(at: LinePlace, project: Project): Held {
  const { relation, path } = at.place;
  const holds = relation?.is === 'files' ? relation.holds : 0;
  const users = filesOfPattern(path, project.allPaths);
  if (isAbout(holds, users.length)) return { is: 'held', users, of: users.length };
  return miscounted(at, users, users.length);
}

/** Whether people who count differ by no more than this. */
function isAbout(said: number, counted: number): boolean {
  return (said === 0) === (counted === 0) && Math.abs(said - counted) <= Math.max(1, said * tolerance);
}

/** The files that use a name, counted again. */
function countedAgain(at: LinePlace, project: Project): Held {
  const { relation, path, symbol } = at.place;
  if (relation?.is !== 'counted') return failed(at);
  const { name, holds, of } = relation;
  if (at.found.is === 'file' && symbol !== undefined) {
    const isUsed = blocksAtPlace(at, project).some((block) => uses(behind(block.code, block.symbol), name));
    return (holds ?? 1) > 0 === isUsed ? { is: 'held', users: isUsed ? [at.found.path] : [], of: 1 } : failed(at);
  }
  const all = filesOfPattern(
    at.found.is === 'file' || at.found.is === 'folder' ? at.found.path : path,
    project.allPaths,
  );
  const isWord = /^[A-Za-z_$][\w$]*$/.test(name);
  const known = new Set(isWord ? project.filesWith(name) : []);
  const isSource = new Set(project.codePaths);
  // only what holds its last word is worth reading without its comments
  const word = name.match(/\w+/g)?.at(-1) ?? name;
  const users = all.filter((one) => {
    if (isWord && isSource.has(one)) return known.has(one);
    return project.textOf(one)?.includes(word) === true && uses(project.codeOf(one) ?? '', name);
  });
  if (all.length === 0) return failed(at);
  const unread = all.filter((one) => project.textOf(one) === undefined).length;
  const isWhole = holds === 0 || holds === of;
  if (unread > (isWhole ? 0 : all.length * mostUnread))
    return { is: 'failed', verdict: { is: 'unproven', why: 'sample-only', places: [] } };
  const isSo =
    holds === undefined
      ? users.length > 0
      : isAbout(holds, users.length) && (holds !== of || users.length === all.length);
  return isSo ? { is: 'held', users, of: all.length } : miscounted(at, users, all.length);
}

function miscounted({ written }: LinePlace, users: readonly string[], of: number): Held {
  const places = users.slice(0, 3);
  return {
    is: 'failed',
    verdict: { is: 'unproven', why: 'evidence-counted', what: written, holds: users.length, of, places },
  };
}

function areTogether(one: string, other: string, project: Project): boolean {
  const [ours, theirs] = [project.commitsOf(one), project.commitsOf(other)];
  const both = ours.intersection(theirs).size;
  return both >= fewestCommits && both >= Math.min(ours.size, theirs.size) * shareOfCommits;
}

/** Whether names stand in this order: the first use of each behind the first one of that before it. */
function followsIn(names: readonly string[], code: string): boolean {
  let rest = code;
  for (const name of names) {
    const at = placeIn(rest, name);
    if (at === -1) return false;
    rest = rest.slice(at + 1);
  }
  return true;
}

/** In a count, `Time.now` is not in code that has `Time.zone.now`. */
function uses(code: string, name: string): boolean {
  return placeIn(code, name, true) !== -1;
}

/** Where code has a name: a word of its own, all parts of `Owner.name` as they are written, or its last part beside its owner. */
function placeIn(code: string, name: string, isStrict = false): number {
  const plain = name.replace(/\(\)$/, '').replace(/^["']|["']$/g, '');
  if (/^\w+\($/.test(plain)) return code.search(new RegExp(`(?<![\\w$])${plain.slice(0, -1)}\\(`));
  if (/^[\w$]+$/.test(plain)) return code.search(wordOf(plain));
  const whole = code.indexOf(plain);
  if (whole !== -1) return whole;
  if (isStrict) return -1;
  const [last = '', owner = ''] = plain.split(/\.|::|->|#|\\/).toReversed();
  if (!/^[\w$]+$/.test(last) || !/^[\w$]+$/.test(owner) || !spellingsOf(owner).some((one) => hasWord(code, one)))
    return -1;
  return code.search(wordOf(last));
}

/** Matches a name as a word of its own; `$` belongs to names. */
function wordOf(name: string): RegExp {
  return new RegExp(`(?<!\\w)${name.replace(/\$/g, '\\$')}(?![\\w$])`);
}

/** The code of a block behind the name that it defines. */
function behind(code: string, symbol: string): string {
  const at = symbol === '' ? -1 : code.indexOf(symbol);
  return at === -1 ? code : code.slice(at + symbol.length);
}

/** The lines of a block with their comments, and the comment above them. */
function rawOf(path: string, line: number, code: string, project: Project): string {
  const lines = (project.textOf(path) ?? '').split('\n');
  const codes = (project.codeOf(path) ?? '').split('\n');
  const isComment = (at: number) => lines[at]?.trim() !== '' && codes[at]?.trim() === '';
  let from = Math.max(0, line - 1);
  while (from > 0 && isComment(from - 1)) from -= 1;
  return lines.slice(from, line - 1 + code.split('\n').length).join('\n');
}

function squeezed(text: string): string {
  return text.replace(/[\s'"`]+/g, '').toLowerCase();
}

/** Writes a piece of evidence with the numbers that were counted. */
export function recounted({ place, found }: LinePlace, held: Held | undefined): string {
  const path = found.is === 'file' || found.is === 'folder' ? found.path : place.path;
  const { relation } = place;
  const users = held?.is === 'held' ? held.users : undefined;
  if (users === undefined) return placeText({ ...place, path });
  const holds = users.length;
  if (relation?.is === 'files') return placeText({ ...place, relation: { is: 'files', holds } });
  return placeText({
    ...place,
    path,
    ...(relation?.is === 'counted'
      ? { relation: { ...relation, holds, of: held?.is === 'held' ? held.of : undefined } }
      : {}),
  });
}
