import { spans } from './spans.ts';

/** `below …` for the folders of a statement, with a space before it; nothing for the whole project. A folder after `!` is left out. */
export function below(places?: string): string {
  return said(places, ' and ', { inside: ' below ', outside: 'not below ' });
}

/** The same in German. */
export function unter(places?: string): string {
  return said(places, ' und ', { inside: ' unter ', outside: 'nicht unter ' });
}

function said(places = '', joint: string, words: { readonly inside: string; readonly outside: string }): string {
  const { inside = [], outside = [] } = Object.groupBy(
    places.split(', ').filter((place) => place !== ''),
    (place) => (place.startsWith('!') ? 'outside' : 'inside'),
  );
  const listed = (all: readonly string[]) => spans(all.map((place) => place.replace(/^!/, '')).join(', '), joint);
  return `${inside.length === 0 ? '' : `${words.inside}${listed(inside)}`}${outside.length === 0 ? '' : ` (${words.outside}${listed(outside)})`}`;
}
