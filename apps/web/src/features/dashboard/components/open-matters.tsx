import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { isRunning } from '../../billing/model.ts';
import { paymentsQuery, subscriptionQuery } from '../../billing/queries.ts';
import { declarationsQuery } from '../../declarations/queries.ts';
import { outdatedCountQuery, staleCountQuery } from '../../saved-rules/queries.ts';
import { mattersCopy } from '../copy.ts';

/** What runs or waits: the plan with its next date, payments that are not settled, declarations that are not settled, rules made with older knowledge, or whose project changed. Often nothing. */
export function OpenMatters({ userId }: { userId: string }) {
  const t = useText(mattersCopy);
  const [language] = useLanguage();
  const { data: plan } = useQuery(subscriptionQuery(userId));
  const { data: payments = [] } = useQuery(paymentsQuery(userId));
  const { data: declarations = [] } = useQuery(declarationsQuery(userId));
  const { data: outdated = 0 } = useQuery(outdatedCountQuery(userId));
  const { data: stale = 0 } = useQuery(staleCountQuery(userId));
  const open = declarations.filter(({ state }) => state === 'received');
  const waiting = payments.flatMap(({ key, number, what, state }) =>
    state === 'review' || state === 'processing' ? [{ key, state, order: `${number}, ${what}` }] : [],
  );
  const isPlan = plan != null && isRunning(plan);
  if (!isPlan && waiting.length === 0 && open.length === 0 && outdated + stale === 0) return null;
  const planText = () => {
    if (plan == null) return '';
    if (plan.status === 'past_due' || plan.status === 'unpaid') return t('matters.overdue');
    const end = plan.cancel_at ?? plan.current_period_end;
    if (end === null) return t('matters.plan');
    const date = formatDay(end, language);
    if (plan.cancel_at_period_end) return t('matters.ends', { date });
    return t(plan.status === 'trialing' ? 'matters.trial' : 'matters.renews', { date });
  };
  return (
    <ul aria-label={t('matters.title')} className="mt-6 grid gap-2">
      {isPlan && <Matter text={planText()} link={{ to: paths.billing, hash: 'subscription' }} />}
      {waiting.map(({ key, state, order }) => (
        <Matter key={key} text={t(`matters.${state}`, { order })} link={{ to: paths.billing, hash: 'history' }} />
      ))}
      {open.map(({ id, kind, receivedAt }) => (
        <Matter
          key={id}
          text={t(`matters.${kind}`, { date: formatDay(receivedAt, language) })}
          link={{ to: paths.billing, hash: 'history' }}
        />
      ))}
      {outdated > 0 && (
        <Matter
          text={t('matters.outdated', { count: outdated })}
          link={{ to: paths.savedRules, search: { sort: 'oldest' } }}
        />
      )}
      {stale > 0 && (
        <Matter
          text={t('matters.stale', { count: stale })}
          link={{ to: paths.savedRules, search: { sort: 'oldest' } }}
        />
      )}
    </ul>
  );
}

function Matter({ text, link }: { text: string; link: LinkProps }) {
  const t = useText(mattersCopy);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-surface px-5 py-3">
      <span className="min-w-0 font-medium">{text}</span>
      <Link
        {...link}
        aria-label={`${t('matters.open')}: ${text}`}
        className="inline-block py-1 text-sm font-medium text-accent underline underline-offset-4"
      >
        {t('matters.open')}
      </Link>
    </li>
  );
}
