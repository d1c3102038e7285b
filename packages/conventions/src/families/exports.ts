import type { Entry, OwnSource, ProjectSources } from '../convention.ts';
import { counted } from './counted.ts';

const components = ({ files }: ProjectSources): OwnSource[] =>
  files.filter(({ path, isTest }) => /\.[jt]sx$/.test(path) && !isTest && !/\.stories\./.test(path));

const isComponent = (name: string): boolean => /^[A-Z][a-z0-9]/.test(name);

/** Whether the modules of components export them by default or by name. */
export const componentExports: Entry = {
  id: 'component-export',
  value: 3,
  sentence: {
    en: ({ form }) =>
      form === 'default' ? 'Components are default exports.' : 'Components are named exports, without a default.',
    de: ({ form }) =>
      form === 'default' ? 'Komponenten sind Default-Exporte.' : 'Komponenten sind benannte Exporte, ohne Default.',
  },
  find: (project) => {
    const exporting = components(project).filter(({ exports }) => exports.length > 0);
    const withDefault = exporting
      .filter(({ exports }) => exports.some(({ isDefault }) => isDefault))
      .map(({ path }) => path);
    const named = exporting
      .filter(
        ({ exports }) => !exports.some(({ isDefault }) => isDefault) && exports.some(({ name }) => isComponent(name)),
      )
      .map(({ path }) => path);
    return [
      counted({ form: 'default' }, withDefault, named) ?? [],
      counted({ form: 'named' }, named, withDefault) ?? [],
    ].flat();
  },
};

/** Whether exported components are function declarations or arrow functions. */
export const componentForms: Entry = {
  id: 'component-form',
  value: 3,
  sentence: {
    en: ({ form }) =>
      form === 'arrow' ? 'Components are arrow functions in a `const`.' : 'Components are function declarations.',
    de: ({ form }) =>
      form === 'arrow'
        ? 'Komponenten sind Pfeilfunktionen in einer `const`.'
        : 'Komponenten sind Funktionsdeklarationen.',
  },
  find: (project) => {
    const of = (form: string) =>
      components(project).flatMap(({ path, exports }) =>
        exports.filter((one) => isComponent(one.name) && one.form === form).map(() => path),
      );
    const [functions, arrows] = [of('function'), of('arrow')];
    return [
      counted({ form: 'function' }, functions, arrows) ?? [],
      counted({ form: 'arrow' }, arrows, functions) ?? [],
    ].flat();
  },
};

/** Whether object types are interfaces or type aliases. */
export const objectTypes: Entry = {
  id: 'object-type',
  value: 2,
  sentence: {
    en: ({ form }) =>
      form === 'interface' ? 'Object types are interfaces.' : 'Object types are `type` aliases rather than interfaces.',
    de: ({ form }) =>
      form === 'interface' ? 'Objekttypen sind Interfaces.' : 'Objekttypen sind `type`-Aliase statt Interfaces.',
  },
  find: ({ files }) => {
    const places = (mark: string) =>
      files.flatMap(({ path, marks }) => Array.from({ length: marks.get(mark) ?? 0 }, () => path));
    const [interfaces, aliases] = [places('interface'), places('object-type')];
    return [
      counted({ form: 'interface' }, interfaces, aliases) ?? [],
      counted({ form: 'type' }, aliases, interfaces) ?? [],
    ].flat();
  },
};
