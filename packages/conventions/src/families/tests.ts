import type { Entry, ProjectSources } from '../convention.ts';
import { languageOf } from '../sources/all-languages.ts';
import { isTest, isTestFile } from '../sources/is-test.ts';
import { dirname, stemOf } from '../sources/path-parts.ts';
import { counted } from './counted.ts';
import { namesTakenFrom } from './own-modules.ts';
import { spans } from './spans.ts';

/** Where the tests of a folder take what they need from. */
export const testHelpers: Entry = {
  id: 'test-helper',
  value: 8,
  sentence: {
    en: ({ place, module, names }) =>
      `Tests below \`${place}\` use \`${module}\`${names === '' ? '' : ` (${spans(names)})`}.`,
    de: ({ place, module, names }) =>
      `Tests unter \`${place}\` nutzen \`${module}\`${names === '' ? '' : ` (${spans(names)})`}.`,
  },
  find: ({ files }) => {
    const tests = files.filter(({ path }) => isTestFile(path));
    const places = Map.groupBy(tests, ({ path }) => dirname(path).split('/').slice(0, 2).join('/'));
    return [...places].flatMap(([place, own]) => {
      const modules = new Map<string, string[]>();
      for (const test of own) {
        for (const module of new Set(test.own.map((one) => one.module))) {
          modules.set(module, [...(modules.get(module) ?? []), test.path]);
        }
      }
      return [...modules]
        .filter(([module]) => !module.endsWith('/') && isSupport(module))
        .flatMap(([module, users]) => {
          const values = { place, module, names: namesTakenFrom(module, own).join(', ') };
          return (
            counted(
              values,
              users,
              own.map(({ path }) => path).filter((path) => !users.includes(path)),
            ) ?? []
          );
        })
        .sort((a, b) => b.holds - a.holds)
        .slice(0, 2);
    });
  },
};

/** A module that exists for the tests, not one that they test. */
function isSupport(module: string): boolean {
  return isTest(module) || /test|factor(?:y|ies)|support|helper|fixture/i.test(stemOf(module));
}

/** Whether tests lie beside what they test or in a tree of their own. */
export const testPlaces: Entry = {
  id: 'test-place',
  value: 5,
  sentence: {
    en: ({ form, example }) =>
      form === 'beside'
        ? `Tests lie beside their source, as in \`${example}\`.`
        : `Tests lie below \`${form}\`, as in \`${example}\`.`,
    de: ({ form, example }) =>
      form === 'beside'
        ? `Tests liegen neben ihrer Quelle, wie \`${example}\`.`
        : `Tests liegen unter \`${form}\`, wie \`${example}\`.`,
  },
  find: ({ paths }) => {
    const tests = paths.filter((path) => isTestFile(path) && languageOf(path)?.name === 'script');
    const sources = new Set(paths.filter((path) => !isTest(path)).map((path) => `${dirname(path)}/${stemOf(path)}`));
    const beside = tests.filter((path) => sources.has(`${dirname(path)}/${stemOf(path)}`));
    const apart = tests.filter((path) => !beside.includes(path));
    const convention = counted({ form: 'beside', example: beside[0] ?? '' }, beside, apart);
    if (convention !== undefined) return [convention];
    const roots = new Map<string, string[]>();
    for (const path of apart) {
      const root = /^(.*?(?:^|\/)(?:__tests__|tests?|spec))\//.exec(path)?.[1];
      if (root !== undefined) roots.set(root, [...(roots.get(root) ?? []), path]);
    }
    return [...roots].flatMap(
      ([form, own]) =>
        counted(
          { form, example: own[0] ?? '' },
          own,
          tests.filter((path) => !own.includes(path)),
        ) ?? [],
    );
  },
};

/** Whether cases are written with `test`, where a model would write `it`. */
export const testWord: Entry = {
  id: 'test-word',
  value: 2,
  sentence: {
    en: () => 'Write test cases with `test`.',
    de: () => 'Schreibe Testfälle mit `test`.',
  },
  find: ({ files }: ProjectSources) => {
    const tests = files.filter(({ path, language }) => isTestFile(path) && language === 'script');
    const using = (word: string) => tests.filter(({ calls }) => calls.has(word)).map(({ path }) => path);
    const convention = counted({}, using('test'), using('it'));
    return convention === undefined ? [] : [convention];
  },
};
