import { formatDay } from '@regelwerk/contract/shared/format-day';
import { Plus } from 'lucide-react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { useNewRule } from '../answers/use-new-rule.ts';
import { usePerson } from '../auth/use-person.ts';
import { RecentRules } from '../rule/view/components/recent-rules.tsx';
import { SavedRulesCard } from '../saved-rules/components/saved-rules-card.tsx';
import { TokenBalance } from '../tokens/components/token-balance.tsx';
import { TransactionTable } from '../tokens/components/transaction-table.tsx';
import { ClaimNote } from './components/claim-note.tsx';
import { OpenMatters } from './components/open-matters.tsx';
import { copy } from './copy.ts';

export function DashboardPage() {
  const person = usePerson();
  const t = useText(copy);
  const [language] = useLanguage();
  const beginRule = useNewRule();
  usePageTitle(t('dashboard.title'));
  const joined = formatDay(person.createdAt, language);
  const startRule = () => {
    notify({ title: t('dashboard.newNotice') });
    beginRule();
  };
  return (
    <div className="mx-auto max-w-5xl px-4 py-8 sm:py-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl font-semibold tracking-tight">{t('dashboard.title')}</h1>
          <p className="mt-2 wrap-anywhere text-muted">{t('dashboard.welcome', { email: person.email })}</p>
        </div>
        <Button onClick={startRule}>
          <Plus className="size-4" aria-hidden="true" />
          {t('dashboard.new')}
        </Button>
      </div>
      <OpenMatters userId={person.id} />
      <div className="mt-6 grid gap-3 sm:mt-8 sm:gap-5 *:min-w-0 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <section
          aria-label={t('dashboard.profile')}
          className="flex items-center gap-4 rounded-card border border-line bg-surface p-5"
        >
          <span
            aria-hidden="true"
            className="grid size-14 shrink-0 place-items-center rounded-full bg-accent-soft text-lg font-semibold text-accent"
          >
            {person.email.slice(0, 2).toUpperCase()}
          </span>
          <div className="min-w-0">
            <h2 className="truncate font-semibold">{person.displayName}</h2>
            <p className="text-sm wrap-anywhere text-muted">{person.email}</p>
            <p className="text-sm text-muted">{t('dashboard.joined', { date: joined })}</p>
          </div>
        </section>
        <TokenBalance userId={person.id} purchase="link" />
        <div className="grid md:col-start-2 md:row-span-2 md:row-start-1">
          <SavedRulesCard userId={person.id}>
            <RecentRules userId={person.id} />
          </SavedRulesCard>
        </div>
        <div className="md:col-span-2">
          <TransactionTable userId={person.id} />
        </div>
        <div className="empty:hidden md:col-span-2">
          <ClaimNote person={person} />
        </div>
      </div>
    </div>
  );
}
