import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { useStore } from '../lib/use-store.ts';
import { rememberLanguage } from './language.ts';
import { texts } from './texts.ts';

/** Returns the current language and a function that changes it; the choice is remembered on this device. */
export function useLanguage(): [language: InterfaceLanguage, choose: (language: InterfaceLanguage) => void] {
  const { language } = useStore(texts);
  const choose = (chosen: InterfaceLanguage) => {
    rememberLanguage(chosen);
    texts.changeLanguage(chosen);
  };
  return [language, choose];
}
