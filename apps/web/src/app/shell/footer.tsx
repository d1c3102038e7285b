import { paths } from '@regelwerk/contract/paths';
import { productName } from '@regelwerk/contract/product-name';
import { legalLabels } from '@regelwerk/legal/labels';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { copy } from './copy.ts';

const documents = ['imprint', 'privacy', 'terms', 'withdrawal'] as const;
const look = 'inline-block py-1 underline-offset-4 hover:text-ink hover:underline';

export function Footer() {
  const t = useText(copy);
  const [language] = useLanguage();
  const labels = legalLabels[language];
  return (
    <footer className="mt-16 border-t border-line print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 text-sm text-muted">
        <p>
          © {new Date().getFullYear()} {productName}
        </p>
        <nav aria-label={t('shell.legal')}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {documents.map((name) => (
              <li key={name}>
                <Link to={paths[name]} className={look}>
                  {labels[name]}
                </Link>
              </li>
            ))}
            {/* pages of the server, which work without this app */}
            <li>
              <a href={`${paths.withdraw}?lang=${language}`} className={look}>
                {labels.withdrawLink}
              </a>
            </li>
            <li>
              <a href={`${paths.cancelContract}?lang=${language}`} className={look}>
                {labels.cancelLink}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
