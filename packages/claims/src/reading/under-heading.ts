import { type Place, placeOf } from './place.ts';

/** `CONTRIBUTING.md#Pull requests` names a heading. */
export function underHeading(item: string): Place | undefined {
  const [, path = '', symbol = ''] = /^`?([^\s#`]{1,200}\.(?:md|mdx|rst|adoc|txt))#([^#`]{1,80})`?$/.exec(item) ?? [];
  const place = placeOf(path);
  return place === undefined ? undefined : { ...place, symbol };
}
