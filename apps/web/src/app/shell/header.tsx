import { paths } from '@regelwerk/contract/paths';
import { productName } from '@regelwerk/contract/product-name';
import { Link } from '@tanstack/react-router';
import { useWizard } from '../../features/wizard/use-wizard.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonLook } from '../../ui/button.tsx';
import { copy } from './copy.ts';
import { LanguageSelector } from './language-selector.tsx';
import { Tagline } from './tagline.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function Header() {
  const t = useText(copy);
  const { leave } = useWizard();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
        <Link
          to={paths.home}
          onClick={leave}
          className="flex min-h-10 items-center gap-2 font-semibold tracking-tight"
          aria-label={`${productName} · ${t('shell.home')}`}
        >
          <img src="/favicon.svg" alt="" width="24" height="24" />
          {productName}
        </Link>
        <Tagline />
        <nav aria-label={t('shell.navigation')} className="ml-auto flex flex-wrap items-center justify-end gap-1">
          <LanguageSelector />
          <ThemeSwitch />
          <Link to={paths.documentation as string} className={buttonLook('quiet')}>
            {t('shell.documentation')}
          </Link>
          <Link to={paths.signIn as string} className={buttonLook('quiet')}>
            {t('shell.signIn')}
          </Link>
          <Link to={paths.signUp as string} className={buttonLook('secondary')}>
            {t('shell.signUp')}
          </Link>
        </nav>
      </div>
    </header>
  );
}
