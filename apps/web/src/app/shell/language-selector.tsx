import { languageName } from '@regelwerk/contract/language-name';
import { interfaceLanguages } from '@regelwerk/contract/languages';
import { publicAddress, publicPageAt } from '@regelwerk/contract/public-pages';
import { useLocation } from '@tanstack/react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { copy } from './copy.ts';
import { linkLook } from './link-look.ts';

export function LanguageSelector() {
  const t = useText(copy);
  const [language, choose] = useLanguage();
  const page = useLocation({ select: ({ pathname }) => publicPageAt(pathname) });
  return (
    <>
      <select
        aria-label={t('shell.language')}
        value={language}
        onChange={(event) => {
          const chosen = interfaceLanguages.find((one) => one === event.target.value);
          if (chosen !== undefined) afterPaint(() => choose(chosen));
        }}
        className="noscript:hidden min-h-10 rounded-control border border-transparent bg-transparent px-2 text-sm font-medium hover:bg-sunken"
      >
        {interfaceLanguages.map((one) => (
          <option key={one} value={one} lang={one} className="bg-surface">
            {languageName(one)}
          </option>
        ))}
      </select>
      {page !== undefined &&
        interfaceLanguages
          .filter((one) => one !== language)
          .map((one) => (
            <span key={one} className="hidden noscript:inline">
              <a href={publicAddress(page.name, one)} hrefLang={one} lang={one} className={linkLook}>
                {languageName(one)}
              </a>
            </span>
          ))}
    </>
  );
}
