import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storedLanguage } from './language.ts';

export const textNamespace = 'texts';
/** Texts of the translations table, which are looked up first. */
export const overrideNamespace = 'overrides';

/** Keys are flat and hold dots; both languages are always complete, so neither falls back to the other. */
export const i18n = i18next.createInstance();

void i18n.use(initReactI18next).init({
  lng: storedLanguage(),
  fallbackLng: false,
  ns: [overrideNamespace, textNamespace],
  defaultNS: textNamespace,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  saveMissing: true,
  missingKeyHandler: (_languages, _namespace, key) => console.warn(`Missing text: ${key}`),
  interpolation: { escapeValue: false },
  react: { useSuspense: false, nsMode: 'fallback', bindI18nStore: 'added' },
});
