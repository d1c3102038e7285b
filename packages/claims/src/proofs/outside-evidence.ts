import { evidenceFiles, evidencePlaces, type Line, type LinePlace, speaksOf } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import { type Clause, clausesOf } from '../reading/clauses-of.ts';
import type { Mention } from '../reading/mentions-of.ts';
import { numbersIn } from '../reading/numbers-in.ts';
import { isAffirmedClause } from './details.ts';
import type { Held } from './held-evidence.ts';
import { type Known, textOf } from './known-evidence.ts';
import { nameOf, turnedNames } from './turned-names.ts';
import { hasWord, isAccessorOf, spellingsOf } from './words.ts';

const everywhere = /\b(?:always|every|each|all|everywhere|immer|jede[rsmn]?|alle[rsmn]?|überall)\b/i;
/** A command that never ends denies nothing. */
const endless = /^[\s,]*(?:never ends|endet nie)\b/i;
const only = /\b(?:only|nowhere else|exclusively|nur|ausschließlich|allein|nirgends sonst)\b/i;
/** What is not done without something is done with it. */
const without = /\b(?:without|unless|until|ohne|bevor|bis)\b/i;
/** Says whether a line says that something is so in one place alone. */
export function saysOnly({ claim }: Line): boolean {
  return clausesOf(claim.text).some(({ is, text }) => is === 'must' && only.test(text.replace(/`[^`]*`/g, '')));
}

/**
 * Returns the first thing that a line says outside of its evidence, as it is written: a name, a path or a number that no piece of it
 * has, a denial or an *all* that none of them counts, an order that is another one. Reasons are left out: they are said to be unchecked.
 */
export function outsideEvidence(line: Line, held: readonly Held[], project: Project): string | undefined {
  const known = evidencePlaces(line).flatMap((at, index): Known[] => {
    const one = held[index];
    const words = wordsOf(at);
    // what the line does not speak of shows something else
    return one?.is === 'held' && isSpokenOf(words, line.claim.text) ? [{ at, held: one, words }] : [];
  });
  const clauses = clausesOf(line.claim.text);
  if (!known.some(({ at }) => at.place.relation !== undefined))
    return unknownName(line, known, clauses, project) ?? line.claim.text.replace(/[.]$/, '');
  return (
    unknownName(line, known, clauses, project) ??
    unknownPath(line, known) ??
    unknownCommand(line, known) ??
    unknownNumber(line, known) ??
    uncounted(line, known, clauses, project) ??
    turnedNames(line, known)
  );
}

function wordsOf({ place, found }: LinePlace): Set<string> {
  const { path, symbol = '', relation } = place;
  const said = [
    symbol,
    relation?.is === 'uses' ? relation.names.join(' ') : '',
    relation?.is === 'counted' ? relation.name : '',
    relation?.is === 'has' ? relation.text : '',
    relation?.is === 'files' ? fixedPart(path) : '',
  ].join(' ');
  const paths = [found.is === 'file' || found.is === 'folder' ? found.path : path];
  if (relation?.is === 'together') paths.push(relation.path);
  const parts = paths.map((one) => one.slice(one.lastIndexOf('/') + 1).replace(/\..*$/, ''));
  return new Set([...(said.match(/[\w$]+/g) ?? []), ...parts]);
}

function clauseAt(clauses: readonly Clause[], at: number): Clause | undefined {
  return clauses.find(({ from, to }) => at >= from && at < to);
}

/** A name in a reason counts only where it is written as code. */
function unknownName(
  line: Line,
  known: readonly Known[],
  clauses: readonly Clause[],
  project: Project,
): string | undefined {
  const words = known.flatMap((one) => [...one.words]);
  // what a symbol belongs to is in its file
  const files = evidenceFiles(line).map((path) => project.codeOf(path) ?? '');
  const isOwner = (name: string) => isSelf(name) || files.some((code) => hasWord(code, name));
  const parts = known.flatMap(({ at }) => at.place.path.split('/'));
  const isKnown = (name: string) =>
    words.includes(name) ||
    parts.includes(name) ||
    words.some((word) => isAccessorOf(word, name)) ||
    spellingsOf(name).some((one) => words.includes(one));
  return line.mentions.find((one) => {
    if (one.is !== 'name' || /[<…]/.test(one.text)) return false;
    // in which folder a command runs is for its own proof
    if (line.claim.kind === 'command' && project.paths.find(one.text).is === 'folder') return false;
    if (isAbsent(one, clauses, project)) return false;
    if (!one.isCode && clauseAt(clauses, one.at)?.is === 'why') return false;
    return !isKnown(one.name) || (one.owner !== undefined && one.isCode && !isKnown(one.owner) && !isOwner(one.owner));
  })?.text;
}

/** Whether a line denies the use of a name that no source has, not even one that nobody has read. */
function isAbsent(one: Mention, clauses: readonly Clause[], project: Project): boolean {
  const clause = clauseAt(clauses, one.at);
  if (one.is !== 'name' || !one.isCode || !one.isDenied || clause?.isDenied !== true || project.isSample) return false;
  if (without.test(clause.text)) return false;
  // `Owner.name` is written in many ways, but not without both
  return [one.name, ...(one.owner === undefined ? [] : [one.owner])].some(
    (word) => project.filesWith(word).length === 0,
  );
}

function isSelf(owner: string): boolean {
  return /^(?:this|self|cls|super|static|parent)$/.test(owner);
}

function unknownPath(line: Line, known: readonly Known[]): string | undefined {
  return line.places.find(({ isEvidence, found, place, written }) => {
    // in which folder a command runs is for its own proof
    if (isEvidence || (line.claim.kind === 'command' && found.is === 'folder')) return false;
    const path = (found.is === 'file' || found.is === 'folder' ? found.path : place.path).replace(/\/?\*+$/, '');
    return !known.some(({ at, held }) => {
      const { relation } = at.place;
      const own = at.found.is === 'file' || at.found.is === 'folder' ? at.found.path : at.place.path;
      const other = relation?.is === 'together' ? relation.path : '';
      const isOwn = [own, other, ...(held.users ?? [])].some(
        (one) => one === path || one.endsWith(`/${path}`) || one.startsWith(`${path}/`) || one.includes(`/${path}/`),
      );
      return isOwn || textOf(at).includes(written);
    });
  })?.written;
}

/** A command stands in the evidence as it is written, or its task does. */
function unknownCommand(line: Line, known: readonly Known[]): string | undefined {
  if (line.claim.kind === 'command') return undefined;
  const commands = line.mentions.flatMap((one) => (one.is === 'command' && !one.isDenied ? [one.command] : []));
  return commands.find((command) => {
    const task = command.split(/\s+/).at(-1) ?? command;
    return !known.some(
      ({ at }) =>
        textOf(at).includes(command) ||
        at.place.symbol?.split(':').includes(task) === true ||
        textOf(at).split(' ').includes(task),
    );
  });
}

function unknownNumber(line: Line, known: readonly Known[]): string | undefined {
  const numbers = new Set(
    known.flatMap(({ at, held }) => {
      const { relation } = at.place;
      if (relation?.is === 'has') return relation.text.match(/\d+/g) ?? [];
      if (relation?.is === 'uses') return relation.names.join(' ').match(/\d+/g) ?? [];
      return held.users === undefined ? [] : [String(held.users.length), String(held.of ?? '')];
    }),
  );
  return numbersIn(line).find((one) => !numbers.has(one));
}

/** A denial needs a count of none, *all* one of all, *only* one whose files the line names. */
function uncounted(
  line: Line,
  known: readonly Known[],
  clauses: readonly Clause[],
  project: Project,
): string | undefined {
  const counts = known.filter(({ at }) => at.place.relation?.is === 'counted');
  const absent = known.filter((one) => isWithoutFiles(one, project));
  const isIn = ({ at, words }: Known, { from, to, text }: Clause) =>
    line.mentions.some((one) => one.at >= from && one.at < to && one.is !== 'command' && words.has(nameOf(one))) ||
    speaksOf(text, { path: '', symbol: at.place.relation?.is === 'counted' ? at.place.relation.name : '' });
  const names = line.mentions.filter(({ isCode }) => isCode);
  // a reason is not looked up, unless it says of code that it is not so
  const said = clauses.filter(
    ({ is, isDenied, from, to }) =>
      is === 'must' || (is === 'why' && isDenied && names.some(({ at }) => at >= from && at < to)),
  );
  // only of a file that a tool writes, and of what contributors may do, is it said who may touch it
  const isForPeople = line.claim.kind === 'generated' || line.claim.kind === 'policy';
  for (const clause of said) {
    const own = counts.filter((one) => isIn(one, clause));
    const none = [...counts, ...absent].filter((one) => one.held.users?.length === 0 && isNamedIn(one, clause, line));
    const isDenied = clause.isDenied ? !isAffirmedClause(clause) : clause.isConduct && !isForPeople;
    // what nothing uses may only be denied
    const denied = line.mentions.filter((one) => one.isDenied && one.isCode && inClause(one, clause));
    const isNowhere = denied.length > 0 && denied.every((one) => isAbsent(one, clauses, project));
    if (isDenied && none.length === 0 && !isNowhere && !endless.test(clause.text)) return quoted(clause);
    if (!isDenied && none.length > 0) return quoted(clause);
    const words = clause.text.replace(/`[^`]*`/g, '');
    if (isDenied || clause.is === 'why') continue;
    if (everywhere.test(words) && !own.some(({ held }) => held.users?.length === held.of && (held.of ?? 0) > 1))
      return quoted(clause);
    if (only.test(words) && !own.some(({ at, held }) => areAllNamed(held.users ?? [], at, line, known)))
      return quoted(clause);
  }
  return undefined;
}

/** Whether a clause has the very name that was counted, or one word of it: `requests` where `import requests` was. */
function isNamedIn({ at: { place } }: Known, { from, to, text }: Clause, { mentions }: Line): boolean {
  const { relation } = place;
  if (relation?.is === 'files') return text.includes(fixedPart(place.path));
  if (relation?.is !== 'counted') return false;
  const bare = (name: string) => name.replace(/\(.*$/, '');
  const said = [
    ...[...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => bare(span)),
    ...mentions.flatMap((one) => (one.at >= from && one.at < to ? [bare(one.text)] : [])),
  ];
  return [relation.name, ...relation.name.split(/\s+/)].some((name) => said.includes(bare(name)));
}

/** Whether a place is said to have no files, and nothing at all is there: a kind of file that is missing denies nothing else. */
function isWithoutFiles({ at: { place } }: Known, project: Project): boolean {
  const folder = place.relation?.is === 'files' ? fixedPart(place.path) : '';
  return folder !== '' && project.paths.find(folder).is === 'missing';
}

/** The folder that a pattern of paths begins with. */
function fixedPart(pattern: string): string {
  return pattern.replace(/\/?[^/]*\*.*$/, '');
}

function inClause({ at }: Mention, { from, to }: Clause): boolean {
  return at >= from && at < to;
}

function quoted({ text }: Clause): string {
  return text.replace(/^[\s,;:.–—(-]+|[\s).]+$/g, '');
}

/** Whether all files that were counted are others that the line or its evidence names. */
function areAllNamed(users: readonly string[], counted: LinePlace, line: Line, known: readonly Known[]): boolean {
  const places = [...line.places, ...known.map(({ at }) => at)].filter((one) => one.place !== counted.place);
  const named = places.flatMap(({ found }) => (found.is === 'file' || found.is === 'folder' ? [found.path] : []));
  return (
    users.length > 0 &&
    users.every((path) => named.some((one) => one !== '' && (path === one || path.startsWith(`${one}/`))))
  );
}

function isSpokenOf(words: ReadonlySet<string>, text: string): boolean {
  const isNamed = [...words].some((word) => word.length > 2 && hasWord(text, word));
  return isNamed || speaksOf(text, { path: '', symbol: [...words].join(' ') });
}
