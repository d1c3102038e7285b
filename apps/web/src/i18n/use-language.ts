import { defaultLanguage, type Language, languages } from '@regelwerk/contract/languages';
import { useTranslation } from 'react-i18next';
import { rememberLanguage } from './language.ts';

/** The chosen language and the way to choose another; the choice is remembered on this device. */
export function useLanguage(): [language: Language, choose: (language: Language) => void] {
  const { i18n } = useTranslation();
  const current = languages.find((language) => language === i18n.language) ?? defaultLanguage;
  const choose = (language: Language) => {
    rememberLanguage(language);
    void i18n.changeLanguage(language);
  };
  return [current, choose];
}
