import { isTest } from '@regelwerk/contract/rules/is-test';
import type { Entry, ProjectSources } from '../convention.ts';
import { holdsEnough } from '../count/holds-enough.ts';
import { languageOf } from '../sources/all-languages.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { counted } from './counted.ts';
import { below, unter } from './place-words.ts';
import { spans } from './spans.ts';
import { withoutInner } from './without-inner.ts';

const forms = [
  { name: 'kebab-case', test: /^[a-z0-9]+(?:-[a-z0-9]+)+$/ },
  { name: 'camelCase', test: /^[a-z][a-z0-9]*[A-Z][A-Za-z0-9]*$/ },
  { name: 'PascalCase', test: /^[A-Z][A-Za-z0-9]*$/ },
  { name: 'snake_case', test: /^[a-z0-9]+(?:_[a-z0-9]+)+$/ },
  { name: 'dotted.lower.case', test: /^[a-z0-9]+(?:\.[a-z0-9]+)+$/ },
] as const;
/** One word in lower case is any of these. */
const single = /^[a-z0-9]+$/;
const singleForms: readonly string[] = ['kebab-case', 'camelCase', 'snake_case', 'dotted.lower.case'];

const fewest = 16;
const fewestOfRole = 3;
const mostPlaces = 3;
const mostStatements = 2;

/** How the files of scripts are named; other languages settle this themselves. */
export const fileNames: Entry = {
  id: 'file-name',
  value: 4,
  choices: { form: forms.map(({ name }) => name) },
  sentence: {
    en: ({ kind, place, form }) => `Name ${spans(kind, ' and ')} files${below(place)} in \`${form}\`.`,
    de: ({ kind, place, form }) =>
      `Benenne ${spans(kind, '- und ').replaceAll('`, `', '`-, `')}-Dateien${unter(place)} in \`${form}\`.`,
  },
  find: (project) => {
    const scripts = named(project);
    const places = [...new Set(scripts.map(({ path }) => path.split('/').slice(0, -1).slice(0, 3).join('/')))];
    const decided = forms.flatMap(({ name }) => {
      const everywhere = decide(name, [''], scripts);
      const parts = places.flatMap((place) => (place === '' ? [] : (decide(name, [place], scripts) ?? [])));
      const largest = parts
        .sort((a, b) => b.holds - a.holds)
        .map(({ values }) => values.place ?? '')
        .filter((place, index, all) => !all.slice(0, index).some((one) => isBelow(place, one) || isBelow(one, place)))
        .slice(0, mostPlaces)
        .sort();
      const together = decide(name, largest, scripts) ?? parts[0];
      const found = (everywhere?.holds ?? 0) >= (together?.holds ?? 0) ? everywhere : together;
      return found === undefined ? [] : [{ name, found }];
    });
    const largest = decided.sort((a, b) => b.found.of - a.found.of).slice(0, mostStatements);
    return withoutInner(largest, ({ name, found }, isMeant) =>
      decide(
        name,
        (found.values.place ?? '').split(', '),
        scripts.filter(({ path }) => isMeant(path)),
      ),
    );
  },
};

interface Named {
  readonly path: string;
  readonly ending: string;
  /** The forms that its name has. */
  readonly forms: readonly string[];
  /** Whether its name tells that somebody chose one of them. */
  readonly isTelling: boolean;
}

/** All scripts but those whose names a router reads; one lower-case word fits nearly every form. */
function named({ paths }: ProjectSources): Named[] {
  const scripts = paths.filter((path) => languageOf(path)?.name === 'script' && /^[A-Za-z0-9]/.test(nameOf(path)));
  const roles = rolesIn(scripts);
  return scripts.map((path) => {
    const name = withoutRole(nameOf(path), roles);
    const isSingle = single.test(name);
    const own = isSingle ? singleForms : forms.filter(({ test }) => test.test(name)).map((one) => one.name);
    const isByHand =
      !isTest(path) &&
      !/(?:^|\/)(?:\.?storybook|migrations|public|static|assets|vendor|locales?|lang|i18n)\//.test(path);
    const ending = path.slice(path.lastIndexOf('.'));
    return { path, ending, forms: own, isTelling: !isSingle && isByHand && !isHabit(name, ending) };
  });
}

/** Components and hooks are named so by everybody. */
function isHabit(name: string, ending: string): boolean {
  return /^use[A-Z]/.test(name) || (/^[A-Z]/.test(name) && /^\.(?:[jt]sx|vue|svelte|astro)$/.test(ending));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.')).replace(/\.(?:test|spec|stories|e2e|cy)$/, '');
}

/** Words after the last dot that say what several files are: `service` in `order.service.ts`. */
function rolesIn(paths: readonly string[]): ReadonlySet<string> {
  const words = Map.groupBy(paths.map(nameOf), (name) => name.slice(name.lastIndexOf('.') + 1));
  return new Set(
    [...words]
      .filter(([, names]) => names.length >= fewestOfRole)
      .map(([word]) => word)
      .concat('config'),
  );
}

function withoutRole(name: string, roles: ReadonlySet<string>): string {
  const [, before, word = ''] = /^(.+)\.([a-z0-9-]+)$/.exec(name) ?? [];
  return before !== undefined && roles.has(word) ? before : name;
}

/** Counts all files of these places, for the endings whose files have the form; what tells no form follows without deciding. */
function decide(form: string, places: readonly string[], scripts: readonly Named[]) {
  const inside = (all: readonly string[]) => scripts.filter(({ path }) => all.some((place) => isBelow(path, place)));
  const follows = (one: Named) => one.forms.includes(form);
  const tells = (one: Named) => one.isTelling || !follows(one);
  const isEnough = (files: readonly Named[]) => {
    const telling = files.filter(tells);
    const own = telling.filter(follows);
    return own.length >= fewest && holdsEnough(own.length, telling.length);
  };
  const endingsOf = (files: readonly Named[]) =>
    [...Map.groupBy(files, ({ ending }) => ending)]
      .filter(([, own]) => own.length * 10 >= files.length)
      .filter(([, own]) => own.some((one) => one.isTelling) && own.filter(follows).length >= own.length * 0.9)
      .sort((a, b) => b[1].length - a[1].length)
      .map(([ending]) => ending);
  const ofKinds = (files: readonly Named[], kinds: readonly string[]) =>
    files.filter(({ ending }) => kinds.includes(ending));
  const kinds = endingsOf(inside(places));
  const files = ofKinds(inside(places), kinds);
  if (!isEnough(files)) return undefined;
  // some scripts of a tool elsewhere say nothing about the folder of the others
  const [only, ...others] = places;
  const place =
    others.length > 0
      ? places.join(', ')
      : commonFolder(files.filter((one) => follows(one) && one.isTelling).map(({ path }) => path)) || (only ?? '');
  const own = ofKinds(inside(place.split(', ')), kinds);
  if (!isEnough(own)) return undefined;
  return counted(
    { kind: kinds.join(', '), place, form },
    own.filter(follows).map(({ path }) => path),
    own.filter((one) => !follows(one)).map(({ path }) => path),
  );
}

function isBelow(path = '', place = ''): boolean {
  return place === '' || path === place || path.startsWith(`${place}/`);
}
