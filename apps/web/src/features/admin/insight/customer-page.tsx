import type { CustomerView, TimelineEntry } from '@regelwerk/contract/admin-data';
import { ledgerLine } from '@regelwerk/contract/ledger-line';
import { formatMoney } from '@regelwerk/contract/money';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePageLocation } from '../../../lib/use-page-location.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Guard } from '../../auth/components/guard.tsx';
import { DocumentLinks } from '../../invoices/components/document-links.tsx';
import { AdminNav } from '../table/components/admin-nav.tsx';
import { copy } from './copy.ts';
import { customerQuery } from './queries.ts';

/** One person with their whole history in the shop. */
export function CustomerPage() {
  return (
    <Guard isForAdmins>
      <Customer />
    </Guard>
  );
}

function Customer() {
  const t = useText(copy);
  const asked = usePageLocation().search.id;
  const id = typeof asked === 'string' ? asked : '';
  const { data: person, error, refetch } = useQuery({ ...customerQuery(id), enabled: id !== '' });
  usePageTitle(person?.email ?? t('insight.customer'));
  const isUnknown = id === '' || error?.code === 'user_not_found' || error?.code === 'invalid_input';
  return (
    <div className="mx-auto max-w-4xl px-4 py-10">
      <AdminNav />
      <h1 className="text-3xl font-semibold tracking-tight break-words">{person?.email ?? t('insight.customer')}</h1>
      {isUnknown ? (
        <p className="mt-4">{t('insight.unknown')}</p>
      ) : (
        <Loaded
          data={person}
          failure={
            error !== null && (
              <div className="mt-4">
                <LoadFailure
                  words={{ text: t('insight.customerFailed'), retry: t('insight.retry') }}
                  onRetry={() => void refetch()}
                />
              </div>
            )
          }
          pending={
            <div role="status" aria-label={t('insight.loadingCustomer')} className="mt-6">
              <Skeleton className="h-64" />
            </div>
          }
        >
          {(found) => <Person person={found} />}
        </Loaded>
      )}
    </div>
  );
}

function Person({ person }: { person: CustomerView }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const facts = [
    [t('insight.since'), day.format(new Date(person.createdAt))],
    [t('insight.balance'), String(person.balance)],
    [t('insight.rules'), String(person.rules)],
    [t('insight.providerId'), person.stripeCustomerId ?? t('insight.none')],
  ] as const;
  return (
    <>
      {person.name !== '' && <p className="mt-1 text-lg text-muted">{person.name}</p>}
      <dl className="mt-6 grid gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-medium break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-8 mb-3 text-lg font-semibold">{t('insight.timeline')}</h2>
      <ol className="grid gap-0 border-l-2 border-line pl-5">
        {person.timeline.map((entry) => (
          <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
        ))}
      </ol>
    </>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { id, at, kind, amount, currency, tokens, state } = entry;
  const t = useText(copy);
  const [language] = useLanguage();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const text =
    kind === 'tokens'
      ? ledgerLine(
          { source_type: state ?? '', description: entry.text, delta: tokens ?? 0, details: entry.details },
          language,
        )
      : entry.text;
  // a state that the provider adds later is shown under the provider's name
  const stood = (code: string) => {
    const key = `stood.${code}`;
    return isCopied(key) ? t(key) : code;
  };
  const figures = [
    amount === null || currency === null ? '' : formatMoney(amount, currency, language),
    tokens === null ? '' : `${tokens > 0 ? '+' : ''}${tokens} ${t('insight.balance')}`,
    state === null ? '' : stood(state),
  ].filter((figure) => figure !== '');
  return (
    <li className="py-2.5">
      <p className="text-sm text-muted">
        <time dateTime={at}>{format.format(new Date(at))}</time>
      </p>
      <p className="break-words">
        <span className="font-medium">{t(`insight.kind.${kind}`)}</span>
        {kind === 'document' ? (
          <>
            {' · '}
            <DocumentLinks
              document={{ id, number: text, kind: state === 'credit_note' ? 'credit_note' : 'invoice', hasXml: false }}
            />
          </>
        ) : (
          kind !== 'account' && text !== '' && <> · {text}</>
        )}
      </p>
      {figures.length > 0 && <p className="text-sm text-muted">{figures.join(' · ')}</p>}
    </li>
  );
}

const isCopied = (key: string): key is keyof typeof copy.en => key in copy.en;
