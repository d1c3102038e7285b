import type { Line } from '../project/line.ts';
import type { Mention } from '../reading/mentions-of.ts';
import { type Known, textOf } from './known-evidence.ts';
import { hasWord, spellingsOf } from './words.ts';

const before = /^\)?`[^.;`]{0,40}\b(?:before|vor|bevor)\b[^.;`]{0,30}`$/i;
const after = /^\)?`[^.;`]{0,40}\b(?:after|nach|nachdem)\b[^.;`]{0,30}`$/i;
/** Two names between which no word says what the one has to do with the other. */
const beside = /^\)?`[\s(&+/]*`$|\b(?:and|or|und|oder|if|when|wenn|sobald|while)\b/i;
/** The second of two names does it, and the first has it done. */
const passive =
  /^\)?`\s(?:in|im|of|inside|within|von|aus)\s[^`]*`$|\b(?:is|are|was|were|be|been|wird|werden|wurde|ist|sind)\b[^`]*\b(?:by|from|through|in|von|durch|aus)\b|\b\w+ed (?:by|from|in)\b|\bfrom which\b/i;
/** `A`, from which `B` is made. */
const madeFrom = /^\)?`,\s(?:from which|out of which|aus (?:dem|der|denen))\b[^.;`]*`$/i;
/** `A`, in which something takes `B`. */
const inside = /^\)?`,\s(?:in which|in (?:dem|der|denen))\b[^.;`]*`$/i;
/** `A`, which is the `B`. */
const same = /^\)?`,?\s(?:which |that |das |der |die )?(?:is|ist) (?:the|der|die|das) `$/i;
/** The name behind it is taken from elsewhere. */
const taking = /\b(?:calls?|extends?|implements?|imports?|ruft|rufe|erweitert|importiert)\s`$/i;

/** Returns two names in an order, or one that takes the other, which the evidence has the other way round or not at all. */
export function turnedNames(line: Line, known: readonly Known[]): string | undefined {
  const { text } = line.claim;
  const names = line.mentions.filter((one) => one.is !== 'command' && one.isCode);
  for (const [index, first] of names.entries()) {
    const second = names[index + 1];
    if (second === undefined) continue;
    const between = text.slice(first.at + first.text.length, second.at);
    const [one, other] = [plainOf(first), plainOf(second)];
    if (before.test(between) && !areOrdered(one, other, known))
      return text.slice(first.at, second.at + second.text.length);
    if (after.test(between) && !areOrdered(other, one, known))
      return text.slice(first.at, second.at + second.text.length);
    if (same.test(between) && !areInOnePiece(one, other, known))
      return text.slice(first.at, second.at + second.text.length);
    const isJoined = madeFrom.test(between) || inside.test(between);
    if (beside.test(between) && !isJoined) continue;
    if ((/[,;.:]/.test(between) && !isJoined) || before.test(between) || after.test(between)) continue;
    const [user, used] = passive.test(between) || madeFrom.test(between) ? [other, one] : [one, other];
    if (isTaken(used, user, known) && !isTaken(user, used, known))
      return text.slice(first.at, second.at + second.text.length);
  }
  return names.find((one) => taking.test(text.slice(0, one.at)) && !known.some((piece) => takes(piece, plainOf(one))))
    ?.text;
}

function plainOf(one: Mention): string {
  if (one.is === 'path') return one.place.path.slice(one.place.path.lastIndexOf('/') + 1).replace(/\..*$/, '');
  return nameOf(one);
}

function areOrdered(one: string, other: string, known: readonly Known[]): boolean {
  return known.some(({ at: { place } }) => {
    if (place.relation?.is !== 'uses') return false;
    const { names } = place.relation;
    const [first, second] = [one, other].map((name) => names.findIndex((own) => hasWord(own, name)));
    return first !== undefined && second !== undefined && first !== -1 && first < second;
  });
}

/** Whether a piece of evidence has one name before another, or says that one place takes another. */
function isTaken(user: string, used: string, known: readonly Known[]): boolean {
  if (areOrdered(user, used, known)) return true;
  return known.some(({ at: { place } }) => {
    const { relation, symbol = '', path } = place;
    const taken = relation?.is === 'uses' ? relation.names : [];
    const names = relation?.is === 'counted' ? [relation.name] : taken;
    const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
    return names.some((name) => hasWord(name, used)) && (hasWord(symbol, user) || spellingsOf(user).includes(stem));
  });
}

function areInOnePiece(one: string, other: string, known: readonly Known[]): boolean {
  return known.some(({ words }) => words.has(one) && words.has(other));
}

/** Whether a piece of evidence says of its place that it takes a name. */
function takes({ at }: Known, name: string): boolean {
  return hasWord(textOf(at), name);
}

/** A mention by its last name. */
export function nameOf(one: Mention): string {
  return one.is === 'name' ? one.name : one.text;
}
