import { isTestFile } from '@regelwerk/contract/rules/is-test';
import type { Entry } from '../convention.ts';
import { dirname } from '../sources/path-parts.ts';
import { counted } from './counted.ts';
import { below, unter } from './place-words.ts';
import { spans } from './spans.ts';

/** What runners call themselves. */
const usual = /^(?:setup|teardown|before\w*|after\w*|run|call|included|extended|inherited)$/;
const mostNames = 2;
const mostPlaces = 4;

/** What the tests of Ruby in a folder call of the project's own support: how they sign in, what they set up. */
export const testCalls: Entry = {
  id: 'test-call',
  value: 9,
  sentence: {
    en: ({ place, names }) => `Tests${below(place)} call ${spans(names, ' and ')}.`,
    de: ({ place, names }) => `Tests${unter(place)} rufen ${spans(names, ' und ')} auf.`,
  },
  find: ({ files }) => {
    const ruby = files.filter(({ language, isTest }) => language === 'ruby' && isTest);
    const support = ruby.filter(({ path }) => !isTestFile(path));
    const own = new Set(
      support
        .flatMap(({ exports, classes }) => [
          ...exports.map(({ name }) => name),
          ...classes.flatMap(({ methods }) => methods),
        ])
        .filter((name) => !usual.test(name)),
    );
    const tests = ruby.filter(({ path }) => isTestFile(path));
    const places = Map.groupBy(tests, ({ path }) => dirname(path).split('/').slice(0, 2).join('/'));
    return [...places]
      .flatMap(([place, all]) => {
        const found = [...own].flatMap((name) => {
          const follow = all.filter(({ calls }) => calls.has(name)).map(({ path }) => path);
          const differ = all.filter(({ calls }) => !calls.has(name)).map(({ path }) => path);
          return counted({ place, names: name }, follow, differ) ?? [];
        });
        const [first, ...others] = found.sort((a, b) => b.holds - a.holds);
        if (first === undefined) return [];
        const alike = others.filter(({ holds }) => holds === first.holds).map(({ values }) => values.names);
        const names = [first.values.names, ...alike].slice(0, mostNames).join(', ');
        return [{ ...first, values: { place, names } }];
      })
      .sort((a, b) => b.holds - a.holds)
      .slice(0, mostPlaces);
  },
};
