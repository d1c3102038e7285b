import { languageName } from '@regelwerk/contract/shared/language-name';
import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { ChevronDown } from 'lucide-react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { copy } from './copy.ts';
import { LanguageLinks } from './language-links.tsx';

/** A select under the name of the language, or under its code where the header is narrow. */
export function LanguageSelector() {
  const t = useText(copy);
  const [language, choose] = useLanguage();
  return (
    <>
      <span className="noscript:hidden relative flex min-h-10 shrink-0 items-center gap-1 rounded-control px-1.5 text-sm font-medium hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:px-2.5">
        <span aria-hidden="true" className="uppercase md:hidden">
          {language}
        </span>
        <span aria-hidden="true" className="hidden md:block">
          {languageName(language)}
        </span>
        <ChevronDown className="size-3.5 text-muted" aria-hidden="true" />
        <select
          aria-label={t('shell.language')}
          value={language}
          onChange={(event) => {
            const chosen = interfaceLanguages.find((one) => one === event.target.value);
            if (chosen !== undefined) choose(chosen);
          }}
          // phones zoom into a field with smaller letters
          className="hidden-input text-base"
        >
          {interfaceLanguages.map((one) => (
            <option key={one} value={one} lang={one} className="bg-surface">
              {languageName(one)}
            </option>
          ))}
        </select>
      </span>
      <LanguageLinks />
    </>
  );
}
