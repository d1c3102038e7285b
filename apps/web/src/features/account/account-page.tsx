import { useText } from '../../i18n/use-text.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { AccessTokens } from '../access-tokens/components/access-tokens.tsx';
import { usePerson } from '../auth/use-person.ts';
import { AccountPanel } from './components/account-panel.tsx';
import { BillingPanel } from './components/billing-panel.tsx';
import { DataPanel } from './components/data-panel.tsx';
import { DeletePanel } from './components/delete-panel.tsx';
import { EmailPanel } from './components/email-panel.tsx';
import { LanguagePanel } from './components/language-panel.tsx';
import { NamePanel } from './components/name-panel.tsx';
import { PasswordPanel } from './components/password-panel.tsx';
import { RuleMailPanel } from './components/rule-mail-panel.tsx';
import { SessionsPanel } from './components/sessions-panel.tsx';
import { TwoFactorPanel } from './components/two-factor-panel.tsx';
import { copy } from './copy.ts';

export function AccountPage() {
  const person = usePerson();
  const t = useText(copy);
  usePageTitle(t('account.title'));
  return (
    <div className="mx-auto max-w-3xl px-4 py-10">
      <h1 className="text-3xl font-semibold tracking-tight">{t('account.title')}</h1>
      <p className="mt-2 text-muted">{t('account.lead')}</p>
      <div className="mt-8 grid gap-5">
        <NamePanel person={person} />
        <LanguagePanel person={person} />
        <EmailPanel person={person} />
        <PasswordPanel />
        {person.isAdmin && <TwoFactorPanel userId={person.id} />}
        <BillingPanel userId={person.id} />
        <SessionsPanel userId={person.id} />
        <AccountPanel title={t('account.programs')} lead={t('account.programsText')}>
          <AccessTokens userId={person.id} />
        </AccountPanel>
        <RuleMailPanel userId={person.id} />
        <DataPanel />
        <DeletePanel userId={person.id} />
      </div>
    </div>
  );
}
