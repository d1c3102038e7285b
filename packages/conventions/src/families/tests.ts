import { isTest, isTestFile } from '@regelwerk/contract/rules/is-test';
import type { Entry, OwnSource, ProjectSources } from '../convention.ts';
import { languageOf } from '../sources/all-languages.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { dirname, stemOf } from '../sources/path-parts.ts';
import type { ClassFacts } from '../sources/source-facts.ts';
import { counted } from './counted.ts';
import { inWholeOrParts, joinPlaces } from './in-whole-or-parts.ts';
import { namesTakenFrom } from './names-taken.ts';
import { narrowed } from './narrowed.ts';
import { below, unter } from './place-words.ts';
import { spans } from './spans.ts';

const mostPlaces = 3;
const mostHelpers = 6;

/** Where the tests of a folder take what they need from. */
export const testHelpers: Entry = {
  id: 'test-helper',
  value: 9,
  sentence: {
    en: ({ place, module, names }) =>
      `Tests${below(place)} use ${names === '' ? '' : `${spans(names, ' and ')} from `}\`${module}\`.`,
    de: ({ place, module, names }) =>
      `Tests${unter(place)} nutzen ${names === '' ? '' : `${spans(names, ' und ')} aus `}\`${module}\`.`,
  },
  find: ({ files, texts }) => {
    const tests = files.filter(({ path }) => isTestFile(path));
    const places = Map.groupBy(tests, ({ path }) => dirname(path).split('/').slice(0, 2).join('/'));
    const found = [...places].flatMap(([place, own]) => {
      const modules = new Map<string, string[]>();
      for (const test of own) {
        for (const module of new Set(test.own.map((one) => one.module))) {
          modules.set(module, [...(modules.get(module) ?? []), test.path]);
        }
      }
      return [...modules]
        .filter(([module]) => isSupport(module))
        .flatMap(([module, users]) => {
          const differ = own.map(({ path }) => path).filter((path) => !users.includes(path));
          return counted({ module }, users, differ) === undefined ? [] : [{ place, module, users, differ, own }];
        })
        .sort((a, b) => b.users.length - a.users.length)
        .slice(0, 2);
    });
    return [...Map.groupBy(found, ({ module }) => module)]
      .flatMap(([module, all]) => {
        const values = {
          place: all
            .map(({ place }) => place)
            .slice(0, mostPlaces)
            .join(', '),
          module: module.replace(/\/$/, ''),
          names: namesOf(
            module,
            all.flatMap(({ own }) => own),
            texts,
          ).join(', '),
        };
        const named = all.slice(0, mostPlaces);
        return (
          counted(
            values,
            named.flatMap(({ users }) => users),
            named.flatMap(({ differ }) => differ),
          ) ?? []
        );
      })
      .sort((a, b) => b.holds - a.holds)
      .slice(0, mostHelpers);
  },
};

/** PHP imports a class by its file, and Go names a package before each of its names. */
function namesOf(module: string, tests: readonly OwnSource[], texts: ReadonlyMap<string, string>): string[] {
  if (module.endsWith('/')) {
    const name = new RegExp(`\\b${lastPart(module)}\\.[A-Z]\\w*`, 'g');
    const used = tests.flatMap(({ path }) => [...new Set((texts.get(path) ?? '').match(name) ?? [])]);
    const counts = [...Map.groupBy(used, (one) => one)].sort(
      (a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1),
    );
    return counts.slice(0, 2).map(([one]) => one);
  }
  return module.endsWith('.php') ? [stemOf(module)] : namesTakenFrom(module, tests);
}

/** A module that exists for the tests, not one that they test. */
function isSupport(module: string): boolean {
  return isTest(module) || /test|factor(?:y|ies)|support|helper|fixture/i.test(lastPart(module));
}

/** The name of a module, or of its folder in Go. */
function lastPart(module: string): string {
  return stemOf(module.replace(/\/$/, ''));
}

/** Whether tests lie beside what they test or in a tree of their own. */
export const testPlaces: Entry = {
  id: 'test-place',
  value: 5,
  sentence: {
    en: ({ form, example }) =>
      form === 'beside'
        ? `Put a test beside the file it tests, as in \`${example}\`.`
        : `Put tests below \`${form}\`, as in \`${example}\`.`,
    de: ({ form, example }) =>
      form === 'beside'
        ? `Lege einen Test neben die Datei, die er prüft, wie bei \`${example}\`.`
        : `Lege Tests unter \`${form}\` ab, wie bei \`${example}\`.`,
  },
  find: ({ paths }) => {
    const tests = paths.filter((path) => isTestFile(path) && languageOf(path)?.name === 'script');
    const sources = new Set(paths.filter((path) => !isTest(path)).map((path) => `${dirname(path)}/${stemOf(path)}`));
    const beside = tests.filter((path) => sources.has(`${dirname(path)}/${stemOf(path)}`));
    const apart = tests.filter((path) => !beside.includes(path));
    const convention = counted({ form: 'beside', example: beside[0] ?? '' }, beside, apart);
    if (convention !== undefined) return [convention];
    const roots = new Map<string, string[]>();
    // the sentence speaks of tests in any language
    const others = paths.filter((path) => isTestFile(path) && languageOf(path)?.name !== 'script');
    for (const path of apart) {
      const root = /^(.*?(?:^|\/)(?:__tests__|tests?|spec))\//.exec(path)?.[1];
      if (root !== undefined) roots.set(root, [...(roots.get(root) ?? []), path]);
    }
    return [...roots].flatMap(([form, own]) =>
      others.some((path) => !path.startsWith(`${form}/`))
        ? []
        : (counted(
            { form, example: own[0] ?? '' },
            own,
            tests.filter((path) => !own.includes(path)),
          ) ?? []),
    );
  },
};

/** A test of PHP or Python whose path is that of its source, in a tree of its own. */
export const testMirrors: Entry = {
  id: 'test-mirror',
  value: 6,
  sentence: {
    en: ({ source, test }) => `Tests mirror the sources: \`${test}\` tests \`${source}\`.`,
    de: ({ source, test }) => `Tests spiegeln die Quellen: \`${test}\` testet \`${source}\`.`,
  },
  find: ({ paths }) =>
    (['php', 'python'] as const).flatMap((language) => {
      const own = paths.filter((path) => languageOf(path)?.name === language);
      const sources = new Map(
        own
          .filter((path) => !isTest(path))
          .flatMap((path) => endsOf(path.split('/').slice(1).join('/')).map((end) => [end, path] as const)),
      );
      const trees = Map.groupBy(own.filter(isTestFile), (path) => /^(?:.*?\/)?tests?(?=\/)/i.exec(path)?.[0]);
      return [...trees].flatMap(([tree, tests]) => {
        const mirrored = tests.flatMap((test) => {
          const source = sources.get(subjectPathOf(test));
          return source === undefined || dirname(source) === dirname(test) ? [] : [{ test, source }];
        });
        const [first] = mirrored;
        const follow = mirrored.map(({ test }) => test);
        const differ = tests.filter((test) => !follow.includes(test));
        const values = { test: first?.test ?? '', source: first?.source ?? '' };
        return tree === undefined ? [] : (counted(values, follow, differ) ?? []);
      });
    }),
};

/** The path below the tree of the tests, with the name of what is tested. */
function subjectPathOf(test: string): string {
  const below = test.replace(/^.*?(?:^|\/)tests?\//i, '').replace(/^(?:unit|feature|integration)\//i, '');
  return below.replace(/Test(?=\.php$)/, '').replace(/(^|\/)test_(?=[^/]+$)/, '$1');
}

/** The ends of a path that name its folder as well. */
function endsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('/'));
}

/** Whether the tests of Python are methods of classes, where a model would write functions. */
export const testClasses: Entry = {
  id: 'test-class',
  value: 6,
  sentence: {
    en: ({ place }) => `Python tests${below(place)} are methods of classes named \`Test…\`.`,
    de: ({ place }) => `Python-Tests${unter(place)} sind Methoden von Klassen namens \`Test…\`.`,
  },
  find: ({ files }) => {
    const tests = files.filter(
      ({ path, language, marks }) => language === 'python' && isTestFile(path) && marks.has('function'),
    );
    return joinPlaces(
      inWholeOrParts(tests, (own) => {
        const { follow, differ, place } = narrowed(own, ({ classes }) => classes.some(isPlainTestClass));
        return counted({ place }, follow.map(pathOf), differ.map(pathOf));
      }),
    );
  },
};

function pathOf({ path }: { readonly path: string }): string {
  return path;
}

/** One without a base: `unittest` and Django ask for a class anyway. */
function isPlainTestClass({ name, bases }: ClassFacts): boolean {
  return name.startsWith('Test') && bases.length === 0;
}

/** Whether cases are written with `test`, where a model would write `it`. */
export const testWord: Entry = {
  id: 'test-word',
  value: 3,
  sentence: {
    en: ({ place }) => `Write test cases${below(place)} with \`test\`, not \`it\`.`,
    de: ({ place }) => `Schreibe Testfälle${unter(place)} mit \`test\`, nicht mit \`it\`.`,
  },
  find: ({ files }: ProjectSources) => {
    const tests = files.filter(
      // Playwright knows no other word
      ({ path, language, outside, own }) =>
        isTestFile(path) &&
        language === 'script' &&
        ![...outside, ...own].some(({ from, names }) => /playwright/.test(from) || names.includes('test')),
    );
    const using = (word: string) => tests.filter(({ calls }) => calls.has(word)).map(({ path }) => path);
    const [follow, differ] = [using('test'), using('it')];
    const convention = counted({ place: commonFolder([...follow, ...differ]) }, follow, differ);
    return convention === undefined ? [] : [convention];
  },
};

/** How Go tests compare, where a model would take `assert` of testify. */
export const goAssertions: Entry = {
  id: 'go-assertion',
  value: 6,
  choices: { form: ['plain', 'require'] },
  sentence: {
    en: ({ form }) =>
      form === 'plain'
        ? 'Go tests compare with a plain `if` and report with `t.Errorf` or `t.Fatalf`.'
        : 'Go tests assert with `require` of testify rather than `assert`.',
    de: ({ form }) =>
      form === 'plain'
        ? 'Go-Tests vergleichen mit einem einfachen `if` und melden Fehler mit `t.Errorf` oder `t.Fatalf`.'
        : 'Go-Tests prüfen mit `require` von testify statt mit `assert`.',
  },
  find: ({ files }) => {
    const tests = files.filter(({ path, language }) => language === 'go' && isTestFile(path));
    const takes = (name: string) =>
      tests.filter(({ outside }) => outside.some(({ from }) => from === `github.com/stretchr/testify/${name}`));
    const [required, asserted] = [takes('require'), takes('assert')];
    const plain = tests.filter(
      (file) => file.marks.has('t-error') && !required.includes(file) && !asserted.includes(file),
    );
    const path = (file: { readonly path: string }) => file.path;
    const others = [...new Set([...required, ...asserted])];
    return [
      counted({ form: 'plain' }, plain.map(path), others.map(path)) ?? [],
      counted(
        { form: 'require' },
        required.filter((file) => !asserted.includes(file)).map(path),
        [...asserted, ...plain].map(path),
      ) ?? [],
    ].flat();
  },
};
