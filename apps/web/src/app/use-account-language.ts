import { useEffect } from 'react';
import { useSession } from '../features/auth/use-session.ts';
import { hasChosenLanguage, rememberLanguage } from '../i18n/language.ts';
import { texts } from '../i18n/texts.ts';

/** Speaks the language of the signed-in person's account where they chose none on this device. */
export function useAccountLanguage(): void {
  const language = useSession().person?.language;
  useEffect(() => {
    if (language === undefined || hasChosenLanguage()) return;
    rememberLanguage(language);
    texts.changeLanguage(language);
  }, [language]);
}
