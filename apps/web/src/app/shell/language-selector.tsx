import { languageName } from '@regelwerk/contract/language-name';
import { type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/languages';
import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { copy } from './copy.ts';
import { LanguageLinks } from './language-links.tsx';

export function LanguageSelector() {
  const t = useText(copy);
  const [language, choose] = useLanguage();
  // shown at once; the page follows after the next paint
  const [pressed, setPressed] = useState<InterfaceLanguage>();
  const press = (chosen: InterfaceLanguage) => {
    setPressed(chosen);
    afterPaint(() => {
      choose(chosen);
      setPressed((last) => (last === chosen ? undefined : last));
    });
  };
  return (
    <>
      <select
        aria-label={t('shell.language')}
        value={pressed ?? language}
        onChange={(event) => {
          const chosen = interfaceLanguages.find((one) => one === event.target.value);
          if (chosen !== undefined) press(chosen);
        }}
        className="noscript:hidden min-h-10 rounded-control border border-transparent bg-transparent px-2 text-sm font-medium hover:bg-sunken"
      >
        {interfaceLanguages.map((one) => (
          <option key={one} value={one} lang={one} className="bg-surface">
            {languageName(one)}
          </option>
        ))}
      </select>
      {import.meta.env.SSR && <LanguageLinks />}
    </>
  );
}
