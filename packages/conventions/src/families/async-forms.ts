import type { Entry } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { counted } from './counted.ts';
import { inWholeOrParts, joinPlaces } from './in-whole-or-parts.ts';
import { markedPlaces } from './marked-places.ts';
import { below, unter } from './place-words.ts';

const forms = [
  { name: 'cancel', mark: 'async-cancel' },
  { name: 'plain', mark: 'async-plain' },
] as const;

/** How asynchronous methods of C# are declared. */
export const asyncForms: Entry = {
  id: 'async-form',
  value: 6,
  choices: { form: forms.map(({ name }) => name) },
  sentence: {
    en: ({ form, place }) =>
      form === 'cancel'
        ? `Public async methods${below(place)} take a \`CancellationToken\`.`
        : `Public async methods${below(place)} have no \`Async\` at the end of their names.`,
    de: ({ form, place }) =>
      form === 'cancel'
        ? `Öffentliche async-Methoden${unter(place)} nehmen ein \`CancellationToken\` entgegen.`
        : `Öffentliche async-Methoden${unter(place)} enden nicht auf \`Async\`.`,
  },
  find: ({ files }) => {
    // the framework calls actions by their routes, and what the query leaves out by names of its own
    const called = files.filter(
      ({ path, language, isTest }) =>
        language === 'csharp' && !isTest && !/(?:Controller|Endpoints?|Page)\.cs$/.test(path),
    );
    return forms.flatMap(({ name, mark }) =>
      joinPlaces(
        inWholeOrParts(markedPlaces(called, 'async', mark), (own) =>
          counted(
            { form: name, place: commonFolder(own.map(({ path }) => path)) },
            own.filter(({ holds }) => holds).map(({ path }) => path),
            own.filter(({ holds }) => !holds).map(({ path }) => path),
          ),
        ),
      ),
    );
  },
};
