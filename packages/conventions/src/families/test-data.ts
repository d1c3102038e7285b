import { isTestFile } from '@regelwerk/contract/rules/is-test';
import type { Entry, OwnSource, ProjectSources } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { counted } from './counted.ts';
import { inWholeOrParts, joinPlaces } from './in-whole-or-parts.ts';
import { below, unter } from './place-words.ts';
import { placesIn } from './places-in.ts';

/** How tests make records: through factories, and by the model itself, as a model would write it. */
const ways: Readonly<Partial<Record<OwnSource['language'], { form: string; factory: RegExp; model: RegExp }>>> = {
  ruby: {
    form: 'factory-bot',
    factory: /\b(?:create|build|build_stubbed|create_list)[ (]:\w+|\bFactoryBot\./g,
    model: /\b[A-Z]\w+\.(?:create!?|new)\b/g,
  },
  php: {
    form: 'factory-method',
    factory: /\b[A-Z]\w+::factory\(/g,
    model: /\b[A-Z]\w+::(?:query\(\)->)?(?:create|forceCreate)\(/g,
  },
  python: {
    form: 'factory-class',
    factory: /\b[A-Z]\w*Factory(?:\.create(?:_batch)?|\.build)?\(|\bbaker\.make\(/g,
    model: /\b[A-Z]\w+\.objects\.(?:create|bulk_create|create_user)\(/g,
  },
};

const written = new Map([
  ['factory-bot', 'create(:…)'],
  ['factory-method', '…::factory()'],
  ['factory-class', '…Factory()'],
]);

/** Whether tests make their records through factories. */
export const testFactories: Entry = {
  id: 'test-factory',
  value: 8,
  choices: { form: [...written.keys()] },
  sentence: {
    en: ({ form = '', place }) =>
      `Tests${below(place)} make records with factories (\`${written.get(form)}\`), not with the model itself.`,
    de: ({ form = '', place }) =>
      `Tests${unter(place)} legen Datensätze mit Factories an (\`${written.get(form)}\`), nicht mit dem Modell selbst.`,
  },
  find: (project) =>
    Object.entries(ways).flatMap(([language, { form, factory, model }]) => {
      const tests = project.files.filter((file) => file.language === language && isTestFile(file.path));
      const made = [
        ...placesIn(tests, project, factory).map(({ path }) => ({ path, holds: true })),
        ...placesIn(tests, project, model).map(({ path }) => ({ path, holds: false })),
      ];
      return inPlaces(form, made);
    }),
};

/** One that says how tests sign in, by its name. */
const signing = /^(?:sign_?in|log_?in|authenticate|act(?:ing)?_?as|as_?(?:user|admin)|with_?(?:user|auth))/i;

/** The helper of the project by which tests sign in. */
export const testSignIn: Entry = {
  id: 'test-sign-in',
  value: 8,
  sentence: {
    en: ({ name, module, place }) => `Tests${below(place)} sign in with \`${name}\` of \`${module}\`.`,
    de: ({ name, module, place }) => `Tests${unter(place)} melden sich mit \`${name}\` aus \`${module}\` an.`,
  },
  find: (project) => {
    const tests = project.files.filter(({ path }) => isTestFile(path));
    const helpers = helpersIn(project);
    const used = tests.flatMap(({ path, calls }) =>
      [...calls.keys()].filter((name) => signing.test(name)).map((name) => ({ path, name })),
    );
    return [...helpers].flatMap(([name, module]) =>
      joinPlaces(
        inWholeOrParts(used, (own) => {
          const follow = own.filter((one) => one.name === name).map(({ path }) => path);
          const differ = own.filter((one) => one.name !== name).map(({ path }) => path);
          return counted({ name, module, place: commonFolder([...follow, ...differ]) }, follow, differ);
        }),
      ),
    );
  },
};

/** The functions of the support of tests that sign in, each with its file; one that two files define is left out. */
function helpersIn({ files, texts }: ProjectSources): ReadonlyMap<string, string> {
  const ofDevise = files.some(
    ({ isTest, path }) => isTest && /\b(?:Devise|Warden)::Test\b/.test(texts.get(path) ?? ''),
  );
  const defined = files
    .filter(({ isTest, path }) => isTest && !isTestFile(path))
    .flatMap(({ path, exports, classes }) =>
      [...exports.map(({ name }) => name), ...classes.flatMap(({ methods }) => methods)]
        // the library has helpers of these names for other tests
        .filter((name) => signing.test(name) && !(ofDevise && /^(?:sign_in|login_as)$/.test(name)))
        .map((name) => ({ name, path })),
    );
  const byName = Map.groupBy(defined, ({ name }) => name);
  return new Map(
    [...byName].flatMap(([name, [first, ...others]]) =>
      first === undefined || others.some(({ path }) => path !== first.path) ? [] : [[name, first.path] as const],
    ),
  );
}

function inPlaces(form: string, made: readonly { readonly path: string; readonly holds: boolean }[]) {
  return joinPlaces(
    inWholeOrParts(made, (own) => {
      const paths = (holds: boolean) => own.filter((one) => one.holds === holds).map(({ path }) => path);
      return counted({ form, place: commonFolder(own.map(({ path }) => path)) }, paths(true), paths(false));
    }),
  );
}
