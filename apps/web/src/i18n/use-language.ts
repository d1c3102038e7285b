import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import { useSyncExternalStore } from 'react';
import { rememberLanguage } from './language.ts';
import { texts } from './texts.ts';

/** Returns the current language and a function that changes it; the choice is remembered on this device. */
export function useLanguage(): [language: InterfaceLanguage, choose: (language: InterfaceLanguage) => void] {
  const { language } = useSyncExternalStore(texts.subscribe, texts.read, texts.read);
  const choose = (chosen: InterfaceLanguage) => {
    rememberLanguage(chosen);
    texts.changeLanguage(chosen);
  };
  return [language, choose];
}
