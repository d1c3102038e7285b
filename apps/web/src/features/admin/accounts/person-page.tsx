import type { PersonView } from '@regelwerk/contract/admin/admin-person';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePageLocation } from '../../../lib/use-page-location.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ProviderLinks } from '../orders/components/provider-links.tsx';
import { AdminNav } from '../table/components/admin-nav.tsx';
import { PersonActs } from './components/person-acts.tsx';
import { PersonOrders } from './components/person-orders.tsx';
import { TimelineItem } from './components/timeline-item.tsx';
import { copy } from './copy.ts';
import { personQuery } from './queries.ts';

/** One person: orders, what admins can do with the account, and the whole history in the shop. */
export function PersonPage() {
  const t = useText(copy);
  const asked = usePageLocation().search.id;
  const id = typeof asked === 'string' ? asked : '';
  const { data: person, error, refetch } = useQuery({ ...personQuery(id), enabled: id !== '' });
  usePageTitle(person?.email ?? t('person.customer'));
  const isUnknown = id === '' || error?.code === 'user_not_found' || error?.code === 'invalid_input';
  return (
    <div className="mx-auto max-w-6xl px-4 py-10 [&>*:not(nav)]:max-w-4xl">
      <AdminNav />
      <h1 className="text-3xl font-semibold tracking-tight break-words">{person?.email ?? t('person.customer')}</h1>
      {isUnknown ? (
        <p className="mt-4">{t('person.unknown')}</p>
      ) : (
        <Loaded
          data={person}
          failure={
            error !== null && (
              <div className="mt-4">
                <LoadFailure text={t('person.customerFailed')} error={error} onRetry={() => void refetch()} />
              </div>
            )
          }
          pending={
            <div role="status" aria-label={t('person.loadingCustomer')} className="mt-6">
              <Skeleton className="h-64" />
            </div>
          }
        >
          {(found) => <Person key={found.userId} person={found} />}
        </Loaded>
      )}
    </div>
  );
}

function Person({ person }: { person: PersonView }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const facts = [
    [t('person.since'), formatDay(person.createdAt, language)],
    [t('person.balance'), String(person.balance)],
    [t('person.rules'), String(person.rules)],
  ] as const;
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-lg text-muted">
        {person.name}
        {person.isAdmin && (
          <span className="rounded-full bg-accent-soft px-2 py-0.5 text-xs font-semibold text-accent">
            {t('person.admin')}
          </span>
        )}
      </p>
      {person.isDeleted && <p className="mt-2 text-danger">{t('person.deletedAccount')}</p>}
      {!(person.isDeleted || person.emailConfirmed) && <p className="mt-2">{t('person.unconfirmed')}</p>}
      <dl className="mt-6 grid gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-medium break-all">{value}</dd>
          </div>
        ))}
      </dl>
      {person.links.length > 0 && (
        <div className="mt-4">
          <ProviderLinks links={person.links} />
        </div>
      )}
      <PersonOrders userId={person.userId} />
      {!person.isDeleted && <PersonActs person={person} />}
      <h2 className="mt-8 mb-3 text-lg font-semibold">{t('person.timeline')}</h2>
      <ol className="grid gap-0 border-l-2 border-line pl-5">
        {person.timeline.map((entry) => (
          <TimelineItem key={`${entry.kind} ${entry.id}`} entry={entry} />
        ))}
      </ol>
    </>
  );
}
