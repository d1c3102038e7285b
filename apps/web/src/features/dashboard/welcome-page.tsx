import { paths } from '@regelwerk/contract/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { publicConfigQuery } from '../../lib/public-config.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useStore } from '../../lib/use-store.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { useNewRule } from '../answers/use-new-rule.ts';
import { usePerson } from '../auth/use-person.ts';
import { WaitingRuleCard } from '../rule/view/components/waiting-rule-card.tsx';
import { waitingRule } from '../rule/view/store.ts';
import { balanceQuery } from '../tokens/queries.ts';
import { ClaimNote } from './components/claim-note.tsx';
import { welcomeCopy } from './copy.ts';

const steps = [1, 2, 3] as const;
const questions = [1, 2, 3, 4] as const;

/** Welcomes a new account: its gift, the rule that waits, and a link to the first rule. */
export function WelcomePage() {
  const person = usePerson();
  const t = useText(welcomeCopy);
  const beginRule = useNewRule();
  const waiting = useStore(waitingRule);
  const { data: balance = 0 } = useQuery(balanceQuery(person.id));
  const { data: config } = useQuery(publicConfigQuery);
  const title = t('welcome.title', { name: person.displayName });
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-3xl px-4 py-12">
      <h1 className="text-3xl font-semibold tracking-tight break-words">{title}</h1>
      <p className="mt-3 min-h-6 font-medium">
        {balance > 0 && t(balance === config?.signupTokens ? 'welcome.gift' : 'welcome.balance', { count: balance })}
      </p>
      <p className="mt-6 text-muted">{t('welcome.lead')}</p>
      <ol className="mt-8 grid gap-6">
        {steps.map((step) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent"
            >
              {step}
            </span>
            <div>
              <h2 className="font-semibold">{t(`welcome.step${step}`)}</h2>
              <p className="mt-1 text-muted">{t(`welcome.step${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-10 flex flex-wrap gap-3">
        <Button variant={waiting === undefined ? 'primary' : 'secondary'} onClick={beginRule}>
          {t('welcome.start')}
        </Button>
        <Link to={paths.dashboard} className={buttonLook('secondary')}>
          {t('welcome.dashboard')}
        </Link>
      </div>
      <div className="mt-8 empty:hidden">
        <WaitingRuleCard />
      </div>
      <div className="mt-8 empty:hidden">
        <ClaimNote person={person} />
      </div>
      <h2 className="mt-14 text-xl font-semibold tracking-tight">{t('welcome.faq')}</h2>
      <div className="mt-4 divide-y divide-line border-y border-line">
        {questions.map((question) => (
          <details key={question} className="group py-4">
            <summary className="cursor-pointer font-medium">{t(`welcome.q${question}`)}</summary>
            <p className="mt-2 text-muted">{t(`welcome.a${question}`)}</p>
          </details>
        ))}
      </div>
    </div>
  );
}
