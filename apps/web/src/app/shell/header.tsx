import { paths } from '@regelwerk/contract/shared/paths';
import { productName } from '@regelwerk/contract/shop/product-name';
import { Link } from '@tanstack/react-router';
import { wizardSession } from '../../features/answers/store.ts';
import { useText } from '../../i18n/use-text.ts';
import { AuthArea } from './auth-area.tsx';
import { copy } from './copy.ts';
import { LanguageSelector } from './language-selector.tsx';
import { linkLook } from './link-look.ts';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';
import { PricesLink } from './prices-link.tsx';
import { Tagline } from './tagline.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** One row on every screen; on a phone the menu holds what has no room. */
export function Header() {
  const t = useText(copy);
  return (
    <header className="z-20 border-b border-line bg-paper tall:sticky tall:top-0 print:hidden">
      <div className="noscript:flex-wrap mx-auto flex max-w-6xl max-md:flex-wrap items-center gap-x-1 px-4 py-2 sm:gap-x-4">
        <Link
          to={paths.home}
          onClick={() => wizardSession.write(undefined)}
          aria-label={`${productName} · ${t('shell.home')}`}
        >
          <Logo />
        </Link>
        <Tagline className="hidden min-w-0 truncate xl:block" />
        <div className="noscript:flex-wrap ml-auto flex items-center">
          <LanguageSelector />
          <span className="noscript:contents hidden md:contents">
            <ThemeSwitch />
          </span>
        </div>
        <nav aria-label={t('shell.navigation')} className="noscript:flex-wrap flex items-center sm:gap-x-1">
          <span className="noscript:contents hidden md:contents">
            <Link to={paths.documentation} className={linkLook}>
              {t('shell.documentation')}
            </Link>
            <PricesLink look={linkLook} />
            <span className="hidden lg:contents">
              <Link to={paths.clinic} className={linkLook}>
                {t('shell.clinic')}
              </Link>
            </span>
          </span>
          <AuthArea />
          <MenuButton />
        </nav>
      </div>
    </header>
  );
}
