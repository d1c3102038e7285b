import { paths } from '@regelwerk/contract/paths';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../../i18n/use-text.ts';
import { copy } from '../copy.ts';

const places = [
  ['shop', paths.adminBilling],
  ['orders', paths.adminOrders],
  ['overview', paths.adminOverview],
  ['notices', paths.adminNotices],
  ['reviews', paths.adminReviews],
  ['content', paths.adminContent],
  ['log', paths.adminLog],
  ['health', paths.adminHealth],
  ['setup', paths.adminSetup],
] as const;

/** The navigation between the admin pages. */
export function AdminNav() {
  const t = useText(copy);
  return (
    <nav aria-label={t('table.nav')} className="mb-6">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {places.map(([name, path]) => (
          <li key={name}>
            <Link
              to={path}
              className="inline-block py-1 text-muted underline-offset-4 hover:text-ink hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {t(`table.nav.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
