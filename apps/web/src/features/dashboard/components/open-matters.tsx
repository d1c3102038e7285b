import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { isRunning } from '../../billing/model.ts';
import { subscriptionQuery } from '../../billing/queries.ts';
import { declarationsQuery } from '../../declarations/queries.ts';
import { mattersCopy } from '../copy.ts';

/** What runs or waits: the plan with its next date, and withdrawals and cancellations that are not settled. Often nothing. */
export function OpenMatters({ userId }: { userId: string }) {
  const t = useText(mattersCopy);
  const [language] = useLanguage();
  const { data: plan } = useQuery(subscriptionQuery(userId));
  const { data: declarations = [] } = useQuery(declarationsQuery(userId));
  const open = declarations.filter(({ state }) => state === 'received');
  const isPlan = plan != null && isRunning(plan);
  if (!isPlan && open.length === 0) return null;
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
      {isPlan && <Matter text={planText()} hash="subscription" link={t('matters.open')} />}
      {open.map(({ id, kind, receivedAt }) => (
        <Matter
          key={id}
          text={t(`matters.${kind}`, { date: formatDay(receivedAt, language) })}
          hash="history"
          link={t('matters.open')}
        />
      ))}
    </ul>
  );
}

function Matter({ text, hash, link }: { text: string; hash: string; link: string }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-surface px-5 py-3">
      <span className="min-w-0 font-medium">{text}</span>
      <Link
        to={paths.billing}
        hash={hash}
        aria-label={`${link}: ${text}`}
        className="inline-block py-1 text-sm font-medium text-accent underline underline-offset-4"
      >
        {link}
      </Link>
    </li>
  );
}
