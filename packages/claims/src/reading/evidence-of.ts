import { pathOfPlace } from '@regelwerk/contract/rules/path-of-place';
import { type Place, placeOf } from './place.ts';
import { relationOf } from './relation.ts';
import { underHeading } from './under-heading.ts';

/** A line without the evidence at its end, and the places that it names there. */
export interface WithEvidence {
  readonly text: string;
  readonly places: readonly Place[];
}

const label = /[\s(;,–—-]*\b(?:evidence|source|see|siehe|beleg|belege|nachweis|quelle|vgl\.?)\s*:?\s*$/i;

/** Takes the evidence off the end of a line: in brackets, in parentheses, or behind a dash. */
export function evidenceOf(line: string): WithEvidence {
  const places: Place[] = [];
  let text = line.trim();
  for (let turn = 0; turn < 4; turn += 1) {
    const found = inBrackets(text) ?? behindDash(text);
    if (found === undefined) break;
    places.unshift(...found.places);
    text = found.text;
  }
  return { text, places };
}

function inBrackets(given: string): WithEvidence | undefined {
  const stop = /[.;]$/.exec(given)?.[0] ?? '';
  const text = stop === '' ? given : given.slice(0, -1).trimEnd();
  const close = text.at(-1);
  if (close !== ']' && close !== ')') return undefined;
  const open = openingOf(text, close);
  if (open === -1) return undefined;
  const places = placesIn(text.slice(open + 1, -1));
  if (places === undefined) return undefined;
  const rest = text.slice(0, open).replace(label, '').trimEnd();
  return { text: rest === '' || /[.!?]$/.test(rest) ? rest : `${rest}${stop}`, places };
}

/** The bracket that belongs to the last one. */
function openingOf(text: string, close: ']' | ')'): number {
  const open = close === ']' ? '[' : '(';
  let depth = 0;
  for (let at = text.length - 1; at >= Math.max(0, text.length - 800); at -= 1) {
    if (text[at] === close) depth += 1;
    if (text[at] === open) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function behindDash(text: string): WithEvidence | undefined {
  const tail = text.slice(-400);
  const [dash] = [
    ...tail.matchAll(/\s(?:[–—]|--?|→|->|\||(?:evidence|beleg|nachweis|source|quelle|see|siehe):)\s/gi),
  ].slice(-1);
  if (dash === undefined) return undefined;
  const places = placesIn(tail.slice(dash.index + dash[0].length));
  if (places === undefined || places.some(isBarePath)) return undefined;
  return {
    text: text
      .slice(0, text.length - tail.length + dash.index)
      .replace(label, '')
      .trimEnd(),
    places,
  };
}

/** A path without a place in it may be what the sentence is about. */
function isBarePath({ path, symbol, line }: Place): boolean {
  return symbol === undefined && line === undefined && !path.includes('/');
}

/** All of the places that a list holds; undefined where anything else stands in it. */
export function placesIn(list: string): Place[] | undefined {
  const plain = list.replace(/^\s*(?:evidence|source|see|siehe|beleg|nachweis|quelle)\s*:?\s+/i, '');
  return (
    withRelations(plain) ??
    placesOf(plain.split(/[,;|]\s*/)) ??
    placesOf(plain.split(/[,;|]\s*|\s+(?:and|und|&|\+)\s+|\s+(?=`)/))
  );
}

/** A list in which at least one place says what holds there; a path that is shared is written once. */
function withRelations(list: string): Place[] | undefined {
  const items: string[] = [];
  for (const item of list.split(/;\s*/)) {
    const parts = item.split(/,\s+/);
    // what is used may have a comma in it
    const isList = parts.every((part) => isPlace(whole(part, items.at(-1) ?? item)));
    for (const part of isList ? parts : [item]) if (part.trim() !== '') items.push(whole(part, items.at(-1) ?? ''));
  }
  if (!items.some((item) => relationOf(item) !== undefined)) return undefined;
  const places = items.map((item) => relationOf(item) ?? placesOf([item]));
  return places.every((one) => one !== undefined) ? places.flat() : undefined;
}

function isPlace(item: string): boolean {
  return relationOf(item) !== undefined || placesOf([item]) !== undefined;
}

function whole(item: string, before: string): string {
  const bare = item.trim().replace(/^`/, '');
  return bare.startsWith('#') ? `${pathOfPlace(before.replace(/^`/, ''))}${bare}` : item;
}

function placesOf(list: readonly string[]): Place[] | undefined {
  const items = list.map((item) => item.trim()).filter((item) => item !== '');
  const places: Place[] = [];
  const isSure = items.some((item) => placeOf(item) !== undefined);
  for (const item of items) {
    const before = places.at(-1);
    const own =
      continued(item, before) ?? placeOf(item) ?? underHeading(item) ?? (isSure ? fileNamed(item) : undefined);
    if (own === undefined) return undefined;
    places.push(own);
  }
  return places.length === 0 ? undefined : places;
}

/** Beside places that are told by themselves, a plain name is a file as well. */
function fileNamed(item: string): Place | undefined {
  const [, path] = /^`?([\w@.-]{2,80})`?$/.exec(item) ?? [];
  return path === undefined || !path.includes('.') ? undefined : { path };
}

/** `path:12, 40` and `path#one, #two` name the path once. */
function continued(item: string, before: Place | undefined): Place | undefined {
  if (before === undefined) return undefined;
  const [, line, to] = /^[:L]?(\d{1,6})(?:[-–](\d{1,6}))?$/.exec(item) ?? [];
  if (line !== undefined)
    return { path: before.path, line: Number(line), ...(to === undefined ? {} : { toLine: Number(to) }) };
  const [, symbol] = /^`?#([^\s#`]{1,120})`?$/.exec(item) ?? [];
  return symbol === undefined ? undefined : { path: before.path, symbol };
}
