import { spans } from './spans.ts';

/** `below …` for the folders of a statement, with a space before it; nothing for the whole project. */
export function below(places = ''): string {
  return places === '' ? '' : ` below ${spans(places)}`;
}

/** The same in German. */
export function unter(places = ''): string {
  return places === '' ? '' : ` unter ${spans(places)}`;
}
