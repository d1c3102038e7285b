import { isTestFile } from '@regelwerk/contract/rules/is-test';
import type { Entry, ProjectSources } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { dirname } from '../sources/path-parts.ts';
import { counted } from './counted.ts';
import { joinPlaces } from './in-whole-or-parts.ts';
import { below, unter } from './place-words.ts';
import { spans } from './spans.ts';

const mostNames = 3;
const mostStatements = 4;

/** A fixture of pytest, with the function behind it; further decorators may stand between them. */
const fixture =
  /^@(?:pytest\.|pytest_asyncio\.)?fixture\b(?:[^\n]*\n)(?:(?!def |async def |@)[^\n]*\n)*?(?:@[^\n]*\n)*(?:async )?def (\w+)\(/gm;
const parameters = /\bdef test_\w*\(([^)]*)\)/g;

/** The fixtures of pytest that nearly all tests of a folder take, where a model would set up its own. */
export const testFixtures: Entry = {
  id: 'test-fixture',
  value: 9,
  sentence: {
    en: ({ names, module, place }) =>
      `Tests${below(place)} take ${spans(names, ' and ')} from the fixtures of \`${module}\`.`,
    de: ({ names, module, place }) =>
      `Tests${unter(place)} nehmen ${spans(names, ' und ')} aus den Fixtures von \`${module}\`.`,
  },
  find: (project) => {
    const tests = testsIn(project);
    const found = fixturesIn(project).flatMap(({ module, name }) => {
      const folder = dirname(module);
      const reached = tests.filter(({ path }) => isWithin(path, folder));
      return joinPlaces(
        inWholeOrBelow(folder, reached, (own) => {
          const paths = (takes: boolean) =>
            own.filter(({ taken }) => taken.has(name) === takes).map(({ path }) => path);
          const place = commonFolder(own.map(({ path }) => path));
          return counted({ names: name, module, place }, paths(true), paths(false));
        }),
      );
    });
    // those of one module that as many tests take are said together
    const alike = Map.groupBy(found, ({ holds, values: { module, place } }) => [module, place, holds].join('\n'));
    return [...alike.values()]
      .flatMap((all) => {
        const names = all.map(({ values }) => values.names ?? '').slice(0, mostNames);
        return all.slice(0, 1).map((first) => ({ ...first, values: { ...first.values, names: names.join(', ') } }));
      })
      .sort((a, b) => b.holds - a.holds)
      .slice(0, mostStatements);
  },
};

/** Decides for all tests together; where that says nothing, for each folder directly below that of the fixture. */
function inWholeOrBelow<Test extends { readonly path: string }, Found extends { readonly holds: number }>(
  folder: string,
  tests: readonly Test[],
  decide: (tests: readonly Test[]) => Found | undefined,
): Found[] {
  const whole = decide(tests);
  if (whole !== undefined) return [whole];
  const depth = folder === '' ? 1 : folder.split('/').length + 1;
  const parts = Map.groupBy(tests, ({ path }) => dirname(path).split('/').slice(0, depth).join('/'));
  return [...parts.values()]
    .flatMap((own) => decide(own) ?? [])
    .sort((a, b) => b.holds - a.holds)
    .slice(0, mostNames);
}

/** The files with tests of Python, each with all that its tests take. */
function testsIn({ files, texts }: ProjectSources) {
  return files
    .filter(({ path, language }) => language === 'python' && isTestFile(path))
    .flatMap(({ path }) => {
      const lists = [...(texts.get(path) ?? '').matchAll(parameters)].map(([, list = '']) => list.split(/[\s,:=]+/));
      return lists.length === 0 ? [] : [{ path, taken: new Set(lists.flat()) }];
    });
}

/** The fixtures that tests share. */
function fixturesIn({ files, texts }: ProjectSources): { readonly module: string; readonly name: string }[] {
  return files
    .filter(({ path }) => /(?:^|\/)conftest\.py$/.test(path))
    .flatMap(({ path }) =>
      [...(texts.get(path) ?? '').matchAll(fixture)].flatMap(([, name]) =>
        name === undefined ? [] : [{ module: path, name }],
      ),
    );
}

function isWithin(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}
