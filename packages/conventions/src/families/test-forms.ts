import { isTestFile } from '@regelwerk/contract/rules/is-test';
import type { Entry, OwnSource } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { counted } from './counted.ts';
import { inWholeOrParts, joinPlaces } from './in-whole-or-parts.ts';
import { below, unter } from './place-words.ts';

const forms = [
  { name: 'external', mark: 'external-test' },
  { name: 'parallel', mark: 'parallel' },
] as const;

/** How the tests of Go are set up, where a model would write them in the package itself and one after the other. */
export const testForms: Entry = {
  id: 'test-form',
  value: 6,
  choices: { form: forms.map(({ name }) => name) },
  sentence: {
    en: ({ form, place }) =>
      form === 'external'
        ? `Go tests${below(place)} are in the external package \`…_test\`.`
        : `Go tests${below(place)} call \`t.Parallel()\`.`,
    de: ({ form, place }) =>
      form === 'external'
        ? `Go-Tests${unter(place)} liegen im externen Paket \`…_test\`.`
        : `Go-Tests${unter(place)} rufen \`t.Parallel()\` auf.`,
  },
  find: ({ files }) => {
    const tests = files.filter(
      ({ path, language, exports }) =>
        language === 'go' && isTestFile(path) && exports.some(({ name }) => /^Test(?!Main$)/.test(name)),
    );
    return forms.flatMap(({ name, mark }) =>
      joinPlaces(
        inWholeOrParts(tests, (own) =>
          counted(
            { form: name, place: commonFolder(own.map(pathOf)) },
            own.filter(({ marks }) => marks.has(mark)).map(pathOf),
            own.filter(({ marks }) => !marks.has(mark)).map(pathOf),
          ),
        ),
      ),
    );
  },
};

function pathOf({ path }: OwnSource): string {
  return path;
}
