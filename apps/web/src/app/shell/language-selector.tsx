import { type Language, languages } from '@regelwerk/contract/languages';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { copy } from './copy.ts';

/** Each language in its own words, so that nobody has to know the current one. */
const names: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

export function LanguageSelector() {
  const t = useText(copy);
  const [language, choose] = useLanguage();
  return (
    <select
      aria-label={t('shell.language')}
      value={language}
      onChange={(event) => {
        const chosen = languages.find((one) => one === event.target.value);
        if (chosen !== undefined) choose(chosen);
      }}
      className="min-h-10 rounded-control border border-transparent bg-transparent px-2 text-sm font-medium hover:bg-sunken"
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={one} className="bg-surface">
          {names[one]}
        </option>
      ))}
    </select>
  );
}
