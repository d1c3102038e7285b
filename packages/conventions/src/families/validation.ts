import type { Entry, ProjectSources } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { counted } from './counted.ts';
import { inWholeOrParts } from './in-whole-or-parts.ts';
import { below, unter } from './place-words.ts';
import { placesIn } from './places-in.ts';

/** A controller that takes a request of its own kind, and one that checks it inside. */
const classes = /\b[A-Z]\w+Request \$\w+/g;
const inside = /\$request->validate(?:WithBag)?\(|\$this->validate\(|\bValidator::make\(|\brequest\(\)->validate\(/g;

/** A file in which requests arrive. */
const entry = /(?:^|\/|[._-])(?:routes?|router|controllers?|handlers?|actions?|endpoints?|server)\.[cm]?[jt]s$/i;
const schemaModule = /(?:^|[._/-])(?:schemas?|types|validat\w+)(?:[._/-]|$)/i;
const schemaName = /(?:Schema|Validator)$|^Z[A-Z]/;
const written = /\b(?:z|v|Joi|yup|Yup|S)\.(?:object|strictObject|interface)\(/;

const said = {
  request: {
    en: (where: string) =>
      `Check requests in a \`…Request\` class that the action takes${where}, not in the controller.`,
    de: (where: string) =>
      `Prüfe Anfragen in einer Klasse \`…Request\`, die die Action entgegennimmt${where}, nicht im Controller.`,
  },
  schema: {
    en: (where: string) => `Write the schema of a request in a module of its own${where}, not beside its handler.`,
    de: (where: string) =>
      `Schreibe das Schema einer Anfrage in ein eigenes Modul${where}, nicht neben das, was sie beantwortet.`,
  },
};

/** Where requests are checked, where a model would do it in the controller or beside the handler. */
export const validationPlaces: Entry = {
  id: 'validation-place',
  value: 8,
  choices: { form: Object.keys(said) },
  sentence: {
    en: ({ form, place }) => said[form === 'schema' ? form : 'request'].en(below(place)),
    de: ({ form, place }) => said[form === 'schema' ? form : 'request'].de(unter(place)),
  },
  find: (project) => [
    ...found('request', ...inControllers(project)),
    ...inWholeOrParts(schemasIn(project), (own) => {
      const paths = (isApart: boolean) => own.filter((one) => one.isApart === isApart).map(({ path }) => path);
      return found('schema', paths(true), paths(false))[0];
    }),
  ],
};

function found(form: keyof typeof said, follow: readonly string[], differ: readonly string[]) {
  const one = counted({ form, place: commonFolder([...follow, ...differ]) }, follow, differ);
  return one === undefined ? [] : [one];
}

/** Laravel. */
function inControllers(project: ProjectSources): [string[], string[]] {
  const controllers = project.files.filter(
    ({ path, language, isTest }) => language === 'php' && !isTest && path.endsWith('Controller.php'),
  );
  const follow = placesIn(controllers, project, classes)
    .filter((one) => !/^(?:Server|Form|Http)Request /.test(one.found))
    .map(({ path }) => path);
  return [follow, placesIn(controllers, project, inside).map(({ path }) => path)];
}

/** The files of JavaScript in which requests arrive, and whether their schemas come from elsewhere. */
function schemasIn({ files, texts }: ProjectSources): { readonly path: string; readonly isApart: boolean }[] {
  return files
    .filter(({ path, isTest, language }) => language === 'script' && !isTest && entry.test(path))
    .flatMap(({ path, own }) => {
      const isWritten = written.test(texts.get(path) ?? '');
      const takes = own.some(
        ({ module, names }) => schemaModule.test(module) && names.some((name) => schemaName.test(name)),
      );
      return isWritten || takes ? [{ path, isApart: !isWritten }] : [];
    });
}
