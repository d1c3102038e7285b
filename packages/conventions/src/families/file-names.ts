import type { Entry, ProjectSources } from '../convention.ts';
import { holdsEnough } from '../count/holds-enough.ts';
import { languageOf } from '../sources/all-languages.ts';
import { isTest } from '../sources/is-test.ts';
import { stemOf } from '../sources/path-parts.ts';
import { counted } from './counted.ts';
import { narrowed } from './narrowed.ts';
import { below, unter } from './place-words.ts';
import { spans } from './spans.ts';

const cases = [
  { name: 'kebab-case', test: /^[a-z0-9]+(?:-[a-z0-9]+)+$/ },
  { name: 'camelCase', test: /^[a-z0-9]+(?:[A-Z][a-z0-9]*)+$/ },
  { name: 'PascalCase', test: /^(?:[A-Z][a-z0-9]+)+(?:[A-Z])?$/ },
  { name: 'snake_case', test: /^[a-z0-9]+(?:_[a-z0-9]+)+$/ },
] as const;

const fewest = 16;
const mostPlaces = 3;
const mostStatements = 2;

/** How the files of scripts are named; other languages settle this themselves. */
export const fileNames: Entry = {
  id: 'file-name',
  value: 4,
  sentence: {
    en: ({ kind, place, form }) => `Name ${spans(kind, ' and ')} files${below(place)} in \`${form}\`.`,
    de: ({ kind, place, form }) => `Benenne ${spans(kind, ' und ')}-Dateien${unter(place)} in \`${form}\`.`,
  },
  find: (project) => {
    const scripts = named(project);
    const everywhere = mostCommon(scripts);
    if (everywhere !== undefined) return [everywhere.found];
    const places = Map.groupBy(scripts, ({ path }) => path.split('/').slice(0, -1).slice(0, 3).join('/'));
    const parts = [...places].flatMap(([place, own]) => (place === '' ? [] : (mostCommon(own) ?? [])));
    return [...Map.groupBy(parts, ({ form }) => form)]
      .flatMap(([form, all]) => {
        const largest = all.sort((a, b) => b.follow.length - a.follow.length).slice(0, mostPlaces);
        return (
          counted(
            {
              kind: kindsOf(largest.flatMap(({ follow }) => follow)),
              place: largest.map(({ found }) => found.values.place).join(', '),
              form,
            },
            largest.flatMap(({ follow }) => follow),
            largest.flatMap(({ differ }) => differ),
          ) ?? []
        );
      })
      .sort((a, b) => b.of - a.of)
      .slice(0, mostStatements);
  },
};

/** Components are named so by everybody. */
function isHabit(path: string, form: string): boolean {
  return form === 'PascalCase' && /\.(?:[jt]sx|vue|svelte|astro)$/.test(path);
}

/** The scripts whose names tell a form; one lower-case word fits all of them. */
function named({ paths }: ProjectSources) {
  return paths.flatMap((path) => {
    const form = cases.find(({ test }) => test.test(stemOf(path)))?.name;
    const isNamedByHand =
      !isTest(path) &&
      !/(?:^|\/)(?:\.?storybook|migrations|public|static|assets|vendor|locales?|lang|i18n)\//.test(path);
    const isHook = /^use[A-Z]/.test(stemOf(path));
    return languageOf(path)?.name === 'script' && isNamedByHand && !isHook && form !== undefined && !isHabit(path, form)
      ? [{ path, form }]
      : [];
  });
}

/** The endings that a tenth of the files have. */
function kindsOf(paths: readonly string[]): string {
  const endings = Map.groupBy(paths, (path) => path.slice(path.lastIndexOf('.')));
  return [...endings]
    .filter(([, own]) => own.length * 10 >= paths.length)
    .sort((a, b) => b[1].length - a[1].length)
    .map(([ending]) => ending)
    .join(', ');
}

function mostCommon(files: ReturnType<typeof named>) {
  if (files.length < fewest) return undefined;
  for (const { name: form } of cases) {
    if (!holdsEnough(files.filter((file) => file.form === form).length, files.length)) continue;
    // some scripts of a tool elsewhere say nothing about the folder of the others
    const { place, follow, differ } = narrowed(files, (file) => file.form === form);
    const paths = follow.map(({ path }) => path);
    const others = differ.map(({ path }) => path);
    const found = counted({ kind: kindsOf(paths), place, form }, paths, others);
    if (found !== undefined) return { found, form, follow: paths, differ: others };
  }
  return undefined;
}
