import { type Place, placeOf } from './place.ts';
import { underHeading } from './under-heading.ts';

/** What a piece of evidence says of its place, so that it can be looked up whole. */
export type Relation =
  /** It uses the names, in this order. */
  | { readonly is: 'uses'; readonly names: readonly string[] }
  /** It has the text. */
  | { readonly is: 'has'; readonly text: string }
  /** So many of the files, of which the path may be a pattern, use the name. */
  | {
      readonly is: 'counted';
      readonly name: string;
      readonly holds?: number | undefined;
      readonly of?: number | undefined;
    }
  /** So many files match it. */
  | { readonly is: 'files'; readonly holds: number }
  /** It is changed in the same commits as another file. */
  | { readonly is: 'together'; readonly path: string };

const arrow = /\s+(?:->|→|=>)\s+/;
const counted = /\s*:\s*(\d{1,6})(?:\s*(?:\/|of|von)\s*(\d{1,6}))?$/;
const longest = 100;

/**
 * Reads a place with what is said of it: `a.ts#f -> g` uses it, `-> g -> h` in this order, `a.yml#key = value` has it,
 * `src/* -> g: 12/14` so many files use it, `src/*.rb: 12` so many files there are, `a.ts + b.ts` change together.
 * Undefined for anything else.
 */
export function relationOf(item: string): Place | undefined {
  const text = item.replaceAll('`', '').trim();
  if (text.length > 2 * longest) return undefined;
  return used(text) ?? together(text) ?? valued(text) ?? numbered(text);
}

function used(text: string): Place | undefined {
  const [head = '', ...names] = text.split(arrow);
  if (names.length === 0) return undefined;
  const [, holds, of] = counted.exec(names.at(-1) ?? '') ?? [];
  const plain = names.map((name) => name.replace(counted, '').trim());
  const [name = ''] = plain;
  const place = headOf(head);
  if (place === undefined || plain.some((one) => one === '' || one.length > longest)) return undefined;
  if (holds === undefined && !isPattern(place)) return { ...place, relation: { is: 'uses', names: plain } };
  if (plain.length > 1) return undefined;
  return { ...place, relation: { is: 'counted', name, ...numbers(holds, of) } };
}

function numbers(holds: string | undefined, of: string | undefined) {
  return {
    ...(holds === undefined ? {} : { holds: Number(holds) }),
    ...(of === undefined ? {} : { of: Number(of) }),
  };
}

function together(text: string): Place | undefined {
  const [, head = '', path = ''] = /^(\S+)\s+\+\s+([^\s:]+)(?:\s*:\s*[\d/]+)?$/.exec(text) ?? [];
  const place = placeOf(head);
  return place === undefined || placeOf(path) === undefined
    ? undefined
    : { ...place, relation: { is: 'together', path } };
}

function valued(text: string): Place | undefined {
  const at = text.indexOf(' = ');
  if (at === -1) return undefined;
  const place = headOf(text.slice(0, at));
  const value = text
    .slice(at + 3)
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2');
  if (place === undefined || isPattern(place) || value === '' || value.length > longest) return undefined;
  return { ...place, relation: { is: 'has', text: value } };
}

function numbered(text: string): Place | undefined {
  const [written = '', holds] = counted.exec(text) ?? [];
  const place = headOf(text.slice(0, text.length - written.length));
  return holds === undefined || place === undefined || !isPattern(place)
    ? undefined
    : { ...place, relation: { is: 'files', holds: Number(holds) } };
}

/** A place, or a pattern of paths. */
function headOf(head: string): Place | undefined {
  const text = head.trim();
  if (/^[\w@.*{}[\],/-]*\*[\w@.*{}[\],/-]*$/.test(text)) return { path: text.replace(/^\.?\//, '') };
  return placeOf(text) ?? underHeading(text);
}

function isPattern({ path }: Place): boolean {
  return path.includes('*');
}
