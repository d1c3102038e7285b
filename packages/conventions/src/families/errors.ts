import type { Entry, OwnSource, ProjectSources } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { counted } from './counted.ts';
import { inWholeOrParts, joinPlaces } from './in-whole-or-parts.ts';
import { lastPart } from './last-part.ts';
import { mostFrequent } from './most-frequent.ts';
import { below, unter } from './place-words.ts';
import { placesIn } from './places-in.ts';
import { spans } from './spans.ts';

const mostNames = 4;

/** Whether the house throws errors of its own rather than the language's. */
export const errors: Entry = {
  id: 'own-errors',
  value: 7,
  sentence: {
    en: ({ names, place }) => `Throw the project’s own errors${below(place)}: ${spans(names)}.`,
    de: ({ names, place }) => `Wirf${unter(place)} Fehlerklassen des Projekts: ${spans(names)}.`,
  },
  find: ({ files }: ProjectSources) => {
    const own = new Set(files.flatMap(({ classes }) => classes.map(({ name }) => lastPart(name))));
    const thrown = files
      .filter(({ isTest, language }) => !isTest && language !== 'rust')
      .flatMap(({ path, thrown: all }) =>
        [...all].flatMap(([name, times]) => Array.from({ length: times }, () => ({ path, name: lastPart(name) }))),
      );
    const parts = inWholeOrParts(thrown, (places) => {
      const follow = places.filter(({ name }) => own.has(name));
      const differ = places.filter(({ name }) => !own.has(name));
      const found = counted({}, follow.map(pathOf), differ.map(pathOf));
      return found && { ...found, place: commonFolder(places.map(pathOf)), follow, differ };
    });
    const follow = parts.flatMap((part) => part.follow);
    const values = {
      names: mostFrequent(follow.map(({ name }) => name))
        .slice(0, mostNames)
        .join(', '),
      place: parts.map(({ place }) => place).join(', '),
    };
    const found = counted(
      values,
      follow.map(pathOf),
      parts.flatMap((part) => part.differ.map(pathOf)),
    );
    return found === undefined ? [] : [found];
  },
};

/** The result type of the house in Rust. */
export const results: Entry = {
  id: 'own-result',
  value: 7,
  sentence: {
    en: ({ names, place }) => `Functions${below(place)} that can fail return ${spans(names, ' or ')}.`,
    de: ({ names, place }) =>
      `Funktionen${unter(place)}, die scheitern können, geben ${spans(names, ' oder ')} zurück.`,
  },
  find: ({ files }) => {
    const returned = files
      .filter(({ isTest, language }) => !isTest && language === 'rust')
      .flatMap(({ path, thrown }) =>
        [...thrown].flatMap(([name, times]) => Array.from({ length: times }, () => ({ path, name: lastPart(name) }))),
      );
    return joinPlaces(
      inWholeOrParts(returned, (places) => {
        const [name = ''] = mostFrequent(places.map((one) => one.name));
        if (name === 'Result') return undefined;
        return counted(
          { names: name, place: commonFolder(places.map(({ path }) => path)) },
          places.filter((one) => one.name === name).map(({ path }) => path),
          places.filter((one) => one.name !== name).map(({ path }) => path),
        );
      }),
    );
  },
};

/** How Go adds context to an error, where a model would write `fmt.Errorf` with `%w`. */
export const wrapping: Entry = {
  id: 'go-wrapping',
  value: 7,
  sentence: {
    en: () => 'Add context to an error with `errors.Wrap` or `errors.Wrapf`, not `fmt.Errorf`.',
    de: () => 'Gib einem Fehler seinen Kontext mit `errors.Wrap` oder `errors.Wrapf`, nicht mit `fmt.Errorf`.',
  },
  find: ({ files }) => {
    const go = files.filter(({ language, isTest }) => language === 'go' && !isTest);
    const places = (mark: string) =>
      go.flatMap(({ path, marks }) => Array.from({ length: marks.get(mark) ?? 0 }, () => path));
    const found = counted({}, places('wrap'), places('errorf'));
    return found === undefined ? [] : [found];
  },
};

/** The package of the house that makes errors in Go, where a model would write `errors.New` or `fmt.Errorf`. */
export const goErrors: Entry = {
  id: 'go-errors',
  value: 8,
  sentence: {
    en: ({ package: name, module, place }) =>
      `Make errors${below(place)} with \`${name}\` (\`${module}\`), not with \`errors.New\` or \`fmt.Errorf\`.`,
    de: ({ package: name, module, place }) =>
      `Erzeuge Fehler${unter(place)} mit \`${name}\` (\`${module}\`), nicht mit \`errors.New\` oder \`fmt.Errorf\`.`,
  },
  find: (project) => {
    const go = project.files.filter(({ language, isTest }) => language === 'go' && !isTest);
    const modules = new Set(
      go.flatMap(({ own }) =>
        own.flatMap(({ module }) =>
          /err(?:s|or|ors)?x?$|^fault|^problem/i.test(lastFolder(module)) ? [module.replace(/\/$/, '')] : [],
        ),
      ),
    );
    return [...modules].flatMap((module) => {
      const users = go.filter(({ path }) => !path.startsWith(`${module}/`));
      const name = aliasOf(module, users, project) ?? lastFolder(module);
      // the standard library has a package of that name
      if (name === 'errors') return [];
      const own = new RegExp(
        `\\b${name}\\.(?:New|Wrap|E|Errorf|[A-Z]\\w*Error)\\w*\\(|\\breturn\\b.*\\b${name}\\.Err[A-Z]\\w*`,
        'g',
      );
      const made = [
        ...placesIn(users, project, own).map(holding(true)),
        // what comes from elsewhere gets its context this way
        ...placesIn(users, project, /\b(?:errors\.New\(|fmt\.Errorf\((?!.*%w))/g).map(holding(false)),
      ];
      return joinPlaces(
        inWholeOrParts(made, (own) => {
          const paths = (holds: boolean) => own.filter((one) => one.holds === holds).map(pathOf);
          return counted({ package: name, module, place: commonFolder(own.map(pathOf)) }, paths(true), paths(false));
        }),
      );
    });
  },
};

/** The name under which most files import a package that is called like another one. */
function aliasOf(module: string, users: readonly OwnSource[], { texts }: ProjectSources): string | undefined {
  const alias = new RegExp(`^\\s*(?:import )?(?!import\\b)(\\w+) "[^"\\n]*${RegExp.escape(module)}"`, 'm');
  return mostFrequent(users.flatMap(({ path }) => alias.exec(texts.get(path) ?? '')?.[1] ?? []))[0];
}

function holding(holds: boolean) {
  return ({ path }: { readonly path: string }) => ({ path, holds });
}

function lastFolder(module: string): string {
  return module.replace(/\/$/, '').replace(/^.*\//, '');
}

function pathOf({ path }: { readonly path: string }): string {
  return path;
}
