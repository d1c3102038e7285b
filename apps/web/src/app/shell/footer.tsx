import { paths } from '@regelwerk/contract/shared/paths';
import { legalDocumentNames } from '@regelwerk/contract/shop/legal-document';
import { noticeAddress } from '@regelwerk/contract/shop/notice-address';
import { productName } from '@regelwerk/contract/shop/product-name';
import { legalLabels } from '@regelwerk/legal/labels';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { copy } from './copy.ts';
import { PricesLink } from './prices-link.tsx';
import { Tagline } from './tagline.tsx';

const outlined =
  'inline-flex min-h-10 items-center rounded-control border border-line-strong px-3 py-1 text-ink hover:bg-sunken';
const look = 'inline-block py-1 underline-offset-4 hover:text-ink hover:underline';

export function Footer() {
  const t = useText(copy);
  const [language] = useLanguage();
  const labels = legalLabels[language];
  return (
    <footer className="mt-16 border-t border-line print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 text-sm text-muted">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p>
            © <span suppressHydrationWarning>{import.meta.env.SSR ? '{{year}}' : new Date().getFullYear()}</span>{' '}
            {productName}
          </p>
          <Tagline className="leading-6 xl:hidden" />
          <Link to={paths.rules} className={look}>
            {t('shell.rules')}
          </Link>
          <Link to={paths.clinic} className={look}>
            {t('shell.clinic')}
          </Link>
          <PricesLink look={look} />
        </div>
        <nav aria-label={t('shell.legal')}>
          <ul className="flex flex-wrap items-center gap-x-6 gap-y-2">
            {legalDocumentNames.map((name) => (
              <li key={name}>
                <Link to={paths[name]} className={look}>
                  {labels[name]}
                </Link>
              </li>
            ))}
            {/* pages of the server, which work without this app */}
            <li>
              <a href={noticeAddress('withdraw', language)} className={outlined}>
                {labels.withdrawLink}
              </a>
            </li>
            <li>
              <a href={noticeAddress('cancelContract', language)} className={outlined}>
                {labels.cancelLink}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
