import type { Block } from '../project/block-of.ts';
import { blocksIn, evidenceFiles, type Line, speaksOf } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import { type Clause, clausesOf } from '../reading/clauses-of.ts';
import { isDistinct } from '../reading/mentions-of.ts';
import { numbersIn } from '../reading/numbers-in.ts';
import { hasWord, spellingsOf } from './words.ts';

/** A part of a file that has more of its words shows nothing of one of them. */
const mostOfFile = 0.5;

/**
 * Says whether the places of a line have every detail that it names, since a relation between some of them proves nothing of the others:
 * its names and numbers stand in the parts of files that the evidence points to, and each part has something of the line.
 */
export function hasAllDetails(line: Line, project: Project): boolean {
  const blocks = blocksIn(line, project);
  return (
    isAffirmed(line) &&
    areFound(line, blocks) &&
    hasOwners(line, project) &&
    hasSpans(line, blocks, project) &&
    hasNumbers(line, blocks) &&
    arePathsTied(line, project) &&
    arePlacesMeant(line, blocks, project)
  );
}

/** Whether nothing is denied but the use of a name, which can be counted. */
export function isAffirmed({ claim, mentions }: Line): boolean {
  return clausesOf(claim.text).every(
    ({ is, isDenied, text, from, to }) =>
      is !== 'must' ||
      !isDenied ||
      contrast.test(text) ||
      mentions.some((one) => one.is === 'name' && one.isDenied && one.at >= from && one.at < to),
  );
}

/** Whether a clause denies nothing; what something else is not follows from what it is. */
export function isAffirmedClause({ isDenied, text }: Clause): boolean {
  return !isDenied || contrast.test(text);
}

/** What something else is not follows from what it is: `answers 200, not a redirect`. */
const contrast = /^,\s(?:not|nicht)\s(?:\p{L}+\s){0,4}\p{L}+\.?$/u;

/** Whether a line says of a name that it is not so. */
export function deniesName({ claim, mentions }: Line): boolean {
  const clauses = clausesOf(claim.text).filter(({ is }) => is === 'must');
  return mentions.some(
    (one) => one.is === 'name' && one.isDenied && clauses.some(({ from, to }) => one.at >= from && one.at < to),
  );
}

/** Whether each symbol of the evidence is in its file. */
function areFound({ places }: Line, blocks: readonly Block[]): boolean {
  return places.every(
    ({ place, found, isEvidence }) =>
      !isEvidence ||
      place.symbol === undefined ||
      found.is !== 'file' ||
      blocks.some(({ path, symbol }) => path === found.path && symbol !== ''),
  );
}

/** Whether a line names nothing but what a proof looked at, and denies nothing. */
export function namesOnly(line: Line, known: (name: string) => boolean): boolean {
  return isAffirmed(line) && !deniesName(line) && namesOf(line).every(known);
}

/** The names of a line that stand for code and are not denied; in a reason, what prose alone names may be anything. */
export function namesOf({ claim, mentions }: Line): string[] {
  const reasons = clausesOf(claim.text).filter(({ is }) => is === 'why');
  const isReason = (at: number) => reasons.some(({ from, to }) => at >= from && at < to);
  return [
    ...new Set(
      mentions.flatMap((one) =>
        one.is === 'name' &&
        !one.isDenied &&
        one.name.length > 2 &&
        !/[<…]/.test(one.text) &&
        (one.isCode || !isReason(one.at))
          ? [one.name]
          : [],
      ),
    ),
  ];
}

/** Whether the parts of files that the evidence points to have each name of a line, or a file of the evidence is called so. */
export function hasNames(line: Line, project: Project): boolean {
  const blocks = blocksIn(line, project);
  const stems = evidenceFiles(line).map(stemOf);
  return namesOf(line).every(
    (name) => isTied(name, blocks, project) || spellingsOf(name).some((one) => stems.includes(one)),
  );
}

/** Whether a part of a file that the evidence points to defines a name, or has it where most of the file has not. */
export function isTied(name: string, blocks: readonly Block[], project: Project): boolean {
  return blocks.some(
    (block) => block.symbol === name || (hasWord(block.code, name) && shareOfWords(block, project) <= mostOfFile),
  );
}

function shareOfWords(block: Block, project: Project): number {
  const all = wordsIn(project.codeOf(block.path) ?? '');
  return wordsIn(block.code).size / Math.max(1, all.size);
}

function wordsIn(code: string): Set<string> {
  return new Set(code.slice(0, 200_000).match(/[A-Za-z_$][\w$]{3,}/g) ?? []);
}

/** What stands before a name is in a file of the evidence, or names one. */
function hasOwners(line: Line, project: Project): boolean {
  const files = evidenceFiles(line);
  return line.mentions.every(
    (one) =>
      one.is !== 'name' ||
      one.isDenied ||
      one.owner === undefined ||
      files.length === 0 ||
      files.some(
        (path) =>
          hasWord(project.codeOf(path) ?? '', one.owner ?? '') || spellingsOf(one.owner ?? '').includes(stemOf(path)),
      ),
  );
}

/** Code that is no name, no path and no command stands there as it is written. */
function hasSpans({ claim, mentions }: Line, blocks: readonly Block[], project: Project): boolean {
  const known = new Set(mentions.filter(({ isCode }) => isCode).map(({ at }) => at));
  return [...claim.text.matchAll(/`([^`]+)`/g)].every(({ 1: span = '', index }) => {
    if (known.has(index + 1)) return true;
    const parts = span
      .split(/…|\.\.\.|<[^>]*>/)
      .map(squeezed)
      .filter((part) => part.length > 1);
    return parts.every((part) =>
      blocks.some(({ path, code, symbol }) =>
        squeezed(symbol === '' ? (project.codeOf(path) ?? code) : code).includes(part),
      ),
    );
  });
}

function squeezed(text: string): string {
  return text.replace(/[\s'"]+/g, '');
}

function hasNumbers(line: Line, blocks: readonly Block[]): boolean {
  const numbers = numbersIn(line);
  if (numbers.length === 0) return true;
  const known = new Set(blocks.flatMap(({ code }) => code.match(/\d+/g) ?? []));
  return numbers.every((one) => known.has(one));
}

/** Whether the files in the text are those of the evidence, or have to do with them: one names or imports the other. */
function arePathsTied(line: Line, project: Project): boolean {
  const files = evidenceFiles(line);
  return line.places.every(({ isEvidence, isDenied, found, place }) => {
    if (isEvidence || isDenied) return true;
    const path = found.is === 'file' || found.is === 'folder' ? found.path : place.path;
    if (files.length === 0 || files.some((one) => one === path || one.startsWith(`${path}/`))) return true;
    const name = path.slice(path.lastIndexOf('/') + 1);
    const isNamed = files.some((one) => {
      const code = project.codeOf(one) ?? '';
      return code.includes(name) || (found.is === 'file' && hasWord(code, stemOf(path)));
    });
    const [only] = files;
    const isNaming = found.is === 'file' && only !== undefined && hasWord(project.codeOf(path) ?? '', stemOf(only));
    return isNamed || isNaming || (found.is === 'folder' && files.some((one) => one.startsWith(`${path}/`)));
  });
}

/** Whether the text speaks of each place of the evidence, or the place has a name of the text. */
function arePlacesMeant(line: Line, blocks: readonly Block[], project: Project): boolean {
  const { text } = line.claim;
  const names = namesOf(line);
  return line.places.every(({ isEvidence, found, place }) => {
    if (!isEvidence || found.is !== 'file') return !isEvidence;
    const own = blocks.filter(({ path }) => path === found.path);
    const isNamed = text.includes(found.path.slice(found.path.lastIndexOf('/') + 1));
    const symbol = place.symbol?.split(/\W+/).at(-1) ?? '';
    // another file may have a symbol of the same name
    const isOwn =
      symbol !== '' && project.filesWith(symbol).every((path) => !isHome(path, symbol, project) || path === found.path);
    return (
      isNamed ||
      speaksOf(text, {
        path: isVague.test(stemOf(found.path)) ? found.path.split('/').slice(-2).join(' ') : stemOf(found.path),
        symbol: '',
      }) ||
      (isOwn && (names.includes(symbol) || (isDistinct(symbol) && speaksOf(text, { path: '', symbol })))) ||
      own.some((block) => names.some((name) => name !== symbol && isTied(name, [block], project)))
    );
  });
}

const isVague =
  /^(?:index|main|mod|__init__|app|init|client|server|page|route|handlers?|types?|constants?|models?|utils?)$/;

function isHome(path: string, name: string, project: Project): boolean {
  const facts = project.factsOf(path);
  return (
    facts !== undefined &&
    (facts.exports.some((one) => one.name === name) ||
      facts.classes.some((one) => one.name === name || one.methods.includes(name)))
  );
}

function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
}
