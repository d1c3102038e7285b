import type { Entry, OwnSource, ProjectSources } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { counted } from './counted.ts';
import { inWholeOrParts, joinPlaces } from './in-whole-or-parts.ts';
import { isPage } from './is-page.ts';
import { mostFrequent } from './most-frequent.ts';
import { below, unter } from './place-words.ts';
import { isTranslation } from './source-language.ts';

/** How texts of pages are looked up. */
const calls = [
  { form: 't', written: 't(…)', mark: /(?<![\w$.])t\(\s*['"`]/g },
  { form: 'dollar-t', written: '$t(…)', mark: /\$t\(\s*['"`]/g },
  { form: 'store-t', written: '$_(…)', mark: /\$_\(\s*['"`]/g },
  { form: 'trans', written: '<Trans>', mark: /<Trans\b/g },
  { form: 'formatted-message', written: '<FormattedMessage>', mark: /<FormattedMessage\b|\bformatMessage\(/g },
] as const;
const written = new Map<string, string>(calls.map((one) => [one.form, one.written]));

/** Two words or more between tags. */
const words = /(?<![=-]|=>\s?)>\s*\p{Lu}[\p{L}’']+(?: [\p{L}’',]+)+[.!?…]?\s*<\//u;

/** Whether the texts of pages are looked up by a key, where a model would write them into the page. */
export const textCalls: Entry = {
  id: 'text-call',
  value: 8,
  choices: { form: [...written.keys()] },
  sentence: {
    en: ({ form = '', file, place }) =>
      `Visible texts${below(place)} go through \`${written.get(form)}\`${file === '' ? '' : `, with their keys in \`${file}\``}; none is written into the page.`,
    de: ({ form = '', file, place }) =>
      `Sichtbare Texte${unter(place)} laufen über \`${written.get(form)}\`${file === '' ? '' : `, mit den Schlüsseln in \`${file}\``}; keiner steht fest in der Seite.`,
  },
  find: (project) => {
    const pages = project.files.filter(isPage).flatMap((file) => toldBy(file, project));
    return joinPlaces(
      inWholeOrParts(pages, (own) => {
        const [form = ''] = mostFrequent(own.flatMap((one) => one.form ?? []));
        const paths = (isLookedUp: boolean) =>
          own.filter((one) => (one.form !== undefined) === isLookedUp).map(({ path }) => path);
        const place = commonFolder(own.map(({ path }) => path));
        return form === ''
          ? undefined
          : counted({ form, file: keysOf(project, place), place }, paths(true), paths(false));
      }),
    );
  },
};

/** A page with texts: looked up in a form, or written into it. One that does both still writes some. */
function toldBy(
  { path }: OwnSource,
  { texts }: ProjectSources,
): { readonly path: string; readonly form: string | undefined }[] {
  const text = texts.get(path) ?? '';
  const [form] = mostFrequent(calls.flatMap((one) => [...text.matchAll(one.mark)].map(() => one.form)));
  if (words.test(text)) return [{ path, form: undefined }];
  return form === undefined ? [] : [{ path, form }];
}

/** The file with the English texts of a place, or the folder of all of them. */
function keysOf({ paths }: ProjectSources, place: string): string {
  const [part] = place.split('/');
  const all = paths.filter((path) => isTranslation(path) && /(?:^|[/._-])en(?:[-_]us)?(?=[/.])/i.test(path));
  const near = all.filter((path) => path.startsWith(`${part}/`));
  const english = near.length > 0 ? near : all;
  const [first] = english;
  return english.length === 1 && first !== undefined ? first : commonFolder(english);
}
