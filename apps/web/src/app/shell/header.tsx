import { paths } from '@regelwerk/contract/paths';
import { productName } from '@regelwerk/contract/product-name';
import { Link } from '@tanstack/react-router';
import mark from '../../../public/favicon.svg?raw';
import { useWizard } from '../../features/wizard/use-wizard.ts';
import { useText } from '../../i18n/use-text.ts';
import { AuthArea } from './auth-area.tsx';
import { copy } from './copy.ts';
import { LanguageSelector } from './language-selector.tsx';
import { linkLook } from './link-look.ts';
import { Tagline } from './tagline.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

// inlined, so that neither the first page nor the app requests it
const markUrl = `data:image/svg+xml,${encodeURIComponent(mark)}`;

export function Header() {
  const t = useText(copy);
  const { leave } = useWizard();
  return (
    <header className="print:hidden z-20 border-b border-line bg-paper md:sticky md:top-0">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
        <Link
          to={paths.home}
          onClick={leave}
          className="flex min-h-10 items-center gap-2 font-semibold tracking-tight"
          aria-label={`${productName} · ${t('shell.home')}`}
        >
          <img src={markUrl} alt="" width="24" height="24" />
          {productName}
        </Link>
        <Tagline />
        <div className="ml-auto flex items-center">
          <LanguageSelector />
          <ThemeSwitch />
        </div>
        <nav
          aria-label={t('shell.navigation')}
          className="flex basis-full flex-wrap items-center gap-x-1 sm:basis-auto"
        >
          <Link to={paths.documentation} className={`-ml-1.5 sm:ml-0 ${linkLook}`}>
            {t('shell.documentation')}
          </Link>
          <AuthArea />
        </nav>
      </div>
    </header>
  );
}
