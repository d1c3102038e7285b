import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import type { Entry, OwnSource, ProjectSources } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { counted } from './counted.ts';
import { inWholeOrParts, joinPlaces } from './in-whole-or-parts.ts';
import { below, unter } from './place-words.ts';
import { withoutInner } from './without-inner.ts';

const components = ({ files }: ProjectSources): OwnSource[] =>
  files.filter(({ path, isTest }) => /\.[jt]sx$/.test(path) && !isTest && !/\.stories\./.test(path));

const isComponent = (name: string): boolean => /^[A-Z][a-z0-9]/.test(name);

/** A component of two of these forms is of neither. */
const vueForms = ['vue-setup', 'vue-options', 'vue-define-setup', 'vue-object-setup'] as const;

const said = {
  default: {
    en: (where) => `Export components${where} with \`export default\`.`,
    de: (where) => `Exportiere Komponenten${where} mit \`export default\`.`,
  },
  named: {
    en: (where) => `Export components${where} by name; \`export default\` is for files whose framework asks for it.`,
    de: (where) =>
      `Exportiere Komponenten${where} mit ihrem Namen; \`export default\` nur, wo das Framework es verlangt.`,
  },
  arrow: {
    en: (where) => `Write components${where} as arrow functions in a \`const\`.`,
    de: (where) => `Schreibe Komponenten${where} als Arrow Function in einer \`const\`.`,
  },
  options: {
    en: (where) => `Vue components${where} use the Options API (\`export default\`), not \`<script setup>\`.`,
    de: (where) => `Vue-Komponenten${where} nutzen die Options-API (\`export default\`), nicht \`<script setup>\`.`,
  },
  'define-setup': {
    en: (where) => `Vue components${where} use \`defineComponent\` with \`setup()\`, not \`<script setup>\`.`,
    de: (where) => `Vue-Komponenten${where} nutzen \`defineComponent\` mit \`setup()\`, nicht \`<script setup>\`.`,
  },
  runes: {
    en: (where) => `Svelte components${where} take props with \`$props()\`, not \`export let\`.`,
    de: (where) => `Svelte-Komponenten${where} nehmen Props mit \`$props()\` entgegen, nicht mit \`export let\`.`,
  },
  'export-let': {
    en: (where) => `Svelte components${where} take props with \`export let\`, not \`$props()\`.`,
    de: (where) => `Svelte-Komponenten${where} nehmen Props mit \`export let\` entgegen, nicht mit \`$props()\`.`,
  },
} satisfies Readonly<Record<string, Readonly<Record<ContentLanguage, (where: string) => string>>>>;

type Kind = keyof typeof said;

const isKind = (form: string): form is Kind => Object.hasOwn(said, form);

/** How components are exported: models know both ways. */
export const componentExports: Entry = entry('component-export', 4, (project) => {
  const exporting = components(project).filter(({ path, exports }) => exports.length > 0 && !isRoute(path));
  const isDefault = ({ exports }: OwnSource) => exports.some((one) => one.isDefault);
  const isNamed = (file: OwnSource) => !isDefault(file) && file.exports.some(({ name }) => isComponent(name));
  return [
    { form: 'default', follows: isDefault, breaks: isNamed, files: exporting },
    { form: 'named', follows: isNamed, breaks: isDefault, files: exporting },
  ];
});

/** How components are written, where it is not the way of the framework's documentation. */
export const componentForms: Entry = entry('component-form', 5, (project) => {
  const written = (form: string) => (file: OwnSource) =>
    file.exports.some((one) => isComponent(one.name) && one.form === form);
  const marked = (mark: string) => (file: OwnSource) => file.marks.has(mark);
  return [
    { form: 'arrow', follows: written('arrow'), breaks: written('function'), files: components(project) },
    ...(['options', 'define-setup'] as const).map((form) => ({
      form,
      follows: (file: OwnSource) =>
        marked(`vue-${form}`)(file) && vueForms.filter((one) => marked(one)(file)).length === 1,
      breaks: (file: OwnSource) => vueForms.some((one) => marked(one)(file)),
      files: project.files.filter(({ path, isTest }) => path.endsWith('.vue') && !isTest),
    })),
    { form: 'runes', follows: marked('svelte-runes'), breaks: marked('svelte-export-let'), files: project.files },
    { form: 'export-let', follows: marked('svelte-export-let'), breaks: marked('svelte-runes'), files: project.files },
  ];
});

/** Whether object types are aliases, where a model would write interfaces. */
export const objectTypes: Entry = {
  id: 'object-type',
  value: 3,
  sentence: {
    en: ({ place }) => `Write object types${below(place)} as \`type\`, not \`interface\`.`,
    de: ({ place }) => `Schreibe Objekttypen${unter(place)} als \`type\`, nicht als \`interface\`.`,
  },
  find: ({ files }) => {
    const places = (mark: string) =>
      files.flatMap(({ path, marks }) => Array.from({ length: marks.get(mark) ?? 0 }, () => path));
    const [interfaces, aliases] = [places('interface'), places('object-type')];
    const found = counted({ place: commonFolder([...aliases, ...interfaces]) }, aliases, interfaces);
    return found === undefined ? [] : [found];
  },
};

interface Question {
  readonly form: Kind;
  readonly follows: (file: OwnSource) => boolean;
  readonly breaks: (file: OwnSource) => boolean;
  readonly files: readonly OwnSource[];
}

function entry(id: Entry['id'], value: number, questionsOf: (project: ProjectSources) => readonly Question[]): Entry {
  return {
    id,
    value,
    choices: { form: Object.keys(said) },
    sentence: {
      en: ({ form = '', place }) => (isKind(form) ? said[form].en(below(place)) : ''),
      de: ({ form = '', place }) => (isKind(form) ? said[form].de(unter(place)) : ''),
    },
    find: (project) => {
      const count = ({ form, follows, breaks }: Question, files: readonly OwnSource[]) => {
        const own = files.filter((file) => follows(file) || breaks(file));
        return counted(
          { form, place: commonFolder(own.map(({ path }) => path)) },
          own.filter(follows).map(({ path }) => path),
          own.filter((file) => !follows(file)).map(({ path }) => path),
        );
      };
      const all = questionsOf(project).flatMap((question) => {
        const telling = question.files.filter((file) => question.follows(file) || question.breaks(file));
        const parts = joinPlaces(inWholeOrParts(telling, (files) => count(question, files)));
        return parts.map((found) => ({ question, found }));
      });
      return withoutInner(all, ({ question }, isMeant) =>
        count(
          question,
          question.files.filter(({ path }) => isMeant(path)),
        ),
      );
    },
  };
}

/** Files whose default export a framework asks for. */
function isRoute(path: string): boolean {
  return /(?:^|\/)(?:pages|routes)\/|(?:^|\/)(?:page|layout|route|error|loading|not-found|_app|_document)\.[jt]sx$|\.stories\./.test(
    path,
  );
}
