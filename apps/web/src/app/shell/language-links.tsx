import { publicAddress, publicPageAt } from '@regelwerk/contract/public-pages';
import { languageName } from '@regelwerk/contract/shared/language-name';
import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { useLocation } from '@tanstack/react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { linkLook } from './link-look.ts';

/** The other languages of a page that is rendered ahead, for browsers without scripts. */
export function LanguageLinks() {
  const [language] = useLanguage();
  const page = useLocation({ select: ({ pathname }) => publicPageAt(pathname) });
  if (page === undefined) return null;
  return (
    <noscript>
      {interfaceLanguages
        .filter((one) => one !== language)
        .map((one) => (
          <a key={one} href={publicAddress(page.name, one)} hrefLang={one} lang={one} className={linkLook}>
            {languageName(one)}
          </a>
        ))}
    </noscript>
  );
}
