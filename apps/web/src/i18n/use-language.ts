import type { Language } from '@regelwerk/contract/languages';
import { useSyncExternalStore } from 'react';
import { rememberLanguage } from './language.ts';
import { texts } from './texts.ts';

/** The chosen language and the way to choose another; the choice is remembered on this device. */
export function useLanguage(): [language: Language, choose: (language: Language) => void] {
  const { language } = useSyncExternalStore(texts.subscribe, texts.read, texts.read);
  const choose = (chosen: Language) => {
    rememberLanguage(chosen);
    texts.changeLanguage(chosen);
  };
  return [language, choose];
}
