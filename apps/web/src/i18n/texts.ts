import { formatNumber } from '@regelwerk/contract/shared/format-number';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { perLanguage } from '@regelwerk/contract/shared/per-language';
import { createStore } from '../lib/create-store.ts';
import { openingLanguage } from './language.ts';

type Texts = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

/** The current texts; every change creates a new object. */
export interface TextState {
  readonly language: InterfaceLanguage;
  readonly translate: (key: string, values?: Values) => string;
}

const builtIn: Record<InterfaceLanguage, Record<string, string>> = perLanguage(() => ({}));
let overrides: Readonly<Record<InterfaceLanguage, Texts>> = perLanguage(() => ({}));

const store = createStore(stateIn(openingLanguage()));

/**
 * The texts of the app in its language: first those of the translations table, then the built-in ones. Keys are flat.
 * Every language is complete, so there is no fallback between them; a key without a text is shown itself.
 */
export const texts = {
  read: store.read,
  readInitial: store.readInitial,
  subscribe: store.subscribe,
  declare: (language: InterfaceLanguage, more: Texts) => {
    Object.assign(builtIn[language], more);
  },
  override: (next: Readonly<Record<InterfaceLanguage, Texts>>) => {
    const before = overrides;
    overrides = next;
    // a table that repeats the current texts changes nothing, so the page is not rendered again
    const { language } = store.read();
    const isOther = (key: string) => {
      const text = builtIn[language][key];
      return (before[language][key] ?? text) !== (next[language][key] ?? text);
    };
    if (Object.keys(builtIn[language]).some(isOther)) show(language);
  },
  changeLanguage: (language: InterfaceLanguage) => show(language),
};

function show(language: InterfaceLanguage): void {
  store.write(stateIn(language));
}

function stateIn(language: InterfaceLanguage): TextState {
  const plural = new Intl.PluralRules(language);
  const written = (value: string | number = '') => (typeof value === 'number' ? formatNumber(value, language) : value);
  const replaced = overrides[language];
  const find = (key: string) => replaced[key] ?? builtIn[language][key];
  return {
    language,
    translate: (key, values = {}) => {
      const text = find(typeof values.count === 'number' ? `${key}_${plural.select(values.count)}` : key) ?? find(key);
      if (text === undefined) console.warn(`Missing text: ${key}`);
      return (text ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
        Object.hasOwn(values, name) ? written(values[name]) : '',
      );
    },
  };
}
