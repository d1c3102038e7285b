import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import { useSyncExternalStore } from 'react';
import { rememberLanguage } from './language.ts';
import { texts } from './texts.ts';

/** The chosen language and the way to choose another; the choice is remembered on this device. */
export function useLanguage(): [language: InterfaceLanguage, choose: (language: InterfaceLanguage) => void] {
  const { language } = useSyncExternalStore(texts.subscribe, texts.read, texts.read);
  const choose = (chosen: InterfaceLanguage) => {
    rememberLanguage(chosen);
    texts.changeLanguage(chosen);
  };
  return [language, choose];
}
