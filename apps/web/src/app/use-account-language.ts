import { useEffect } from 'react';
import { useSession } from '../features/auth/use-session.ts';
import { hasChosenLanguage, rememberLanguage } from '../i18n/language.ts';
import { texts } from '../i18n/texts.ts';

/** Switches to the language of the signed-in person's account if none was chosen on this device. */
export function useAccountLanguage(): void {
  const language = useSession().person?.language;
  useEffect(() => {
    if (language === undefined || hasChosenLanguage()) return;
    rememberLanguage(language);
    texts.changeLanguage(language);
  }, [language]);
}
