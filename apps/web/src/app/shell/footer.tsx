import { paths } from '@regelwerk/contract/paths';
import { productName } from '@regelwerk/contract/product-name';
import { Link } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { copy } from './copy.ts';

const links = [
  [paths.imprint, 'shell.imprint'],
  [paths.privacy, 'shell.privacy'],
  [paths.terms, 'shell.terms'],
  [paths.withdrawal, 'shell.withdrawal'],
] as const;

export function Footer() {
  const t = useText(copy);
  return (
    <footer className="mt-16 border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 text-sm text-muted">
        <p>
          © {new Date().getFullYear()} {productName}
        </p>
        <nav aria-label={t('shell.legal')}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {links.map(([path, key]) => (
              <li key={path}>
                <Link to={path} className="inline-block py-1 underline-offset-4 hover:text-ink hover:underline">
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
