import type { Entry, ProjectSources } from '../convention.ts';
import { languageOf } from '../sources/all-languages.ts';
import { isTest } from '../sources/is-test.ts';
import { stemOf } from '../sources/path-parts.ts';
import { counted } from './counted.ts';

const cases = [
  { name: 'kebab-case', test: /^[a-z0-9]+(?:-[a-z0-9]+)+$/ },
  { name: 'camelCase', test: /^[a-z0-9]+(?:[A-Z][a-z0-9]*)+$/ },
  { name: 'PascalCase', test: /^(?:[A-Z][a-z0-9]+)+(?:[A-Z])?$/ },
  { name: 'snake_case', test: /^[a-z0-9]+(?:_[a-z0-9]+)+$/ },
] as const;

/** How the files of scripts are named; other languages settle this themselves. */
export const fileNames: Entry = {
  id: 'file-name',
  value: 4,
  sentence: {
    en: ({ place, form }) => `Name files ${place === '' ? '' : `below \`${place}\` `}in \`${form}\`.`,
    de: ({ place, form }) => `Benenne Dateien ${place === '' ? '' : `unter \`${place}\` `}in \`${form}\`.`,
  },
  find: (project) => {
    const scripts = named(project);
    const everywhere = mostCommon(scripts, '');
    if (everywhere !== undefined) return [everywhere];
    const places = new Map<string, typeof scripts>();
    for (const one of scripts) {
      const place = one.path.split('/').slice(0, -1).slice(0, 3).join('/');
      if (place !== '') places.set(place, [...(places.get(place) ?? []), one]);
    }
    return [...places]
      .flatMap(([place, own]) => mostCommon(own, place) ?? [])
      .sort((a, b) => b.of - a.of)
      .slice(0, 4);
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
    const isNamedByHand = !isTest(path) && !/(?:^|\/)(?:migrations|public|static|assets)\//.test(path);
    return languageOf(path)?.name === 'script' && isNamedByHand && form !== undefined && !isHabit(path, form)
      ? [{ path, form }]
      : [];
  });
}

function mostCommon(files: ReturnType<typeof named>, place: string) {
  for (const { name } of cases) {
    const found = counted(
      { place, form: name },
      files.filter(({ form }) => form === name).map(({ path }) => path),
      files.filter(({ form }) => form !== name).map(({ path }) => path),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}
