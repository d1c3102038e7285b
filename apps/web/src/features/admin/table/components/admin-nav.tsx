import { paths } from '@regelwerk/contract/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { waitingQuery } from '../queries.ts';

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
  const { data } = useQuery(waitingQuery);
  const counts: Readonly<Record<string, number>> = { ...data };
  return (
    <nav aria-label={t('table.nav')} className="mb-6">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {places.map(([name, path]) => (
          <li key={name}>
            <Link
              to={path}
              className="inline-block py-1 text-muted underline-offset-4 hover:text-ink hover:underline aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2"
            >
              {t(`table.nav.${name}`)}
              <Badge count={counts[name] ?? 0} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The number of open decisions; a screen reader hears what it counts. */
function Badge({ count }: { count: number }) {
  const t = useText(copy);
  if (count === 0) return null;
  return (
    <span className="ml-1.5 inline-block min-w-5 rounded-full bg-accent px-1.5 text-center text-xs/5 font-semibold text-on-accent tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only"> {t('table.waiting', { count })}</span>
    </span>
  );
}
