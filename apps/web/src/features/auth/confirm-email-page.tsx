import { paths } from '@regelwerk/contract/shared/paths';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useStore } from '../../lib/use-store.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { WaitingRuleCard } from '../rule/view/components/waiting-rule-card.tsx';
import { waitingRule } from '../rule/view/store.ts';
import { AuthCard } from './components/auth-card.tsx';
import { copy } from './copy.ts';
import { linkSecret } from './model.ts';
import { useOpenLink } from './mutations.ts';

/** The target of a mail that confirms an address; a mail scanner that opens the page confirms nothing. */
export function ConfirmEmailPage() {
  const t = useText(copy);
  const [link] = useState(() => linkSecret(window.location.hash, ['signup', 'email_change']));
  const openLink = useOpenLink();
  const waiting = useStore(waitingRule);
  if (openLink.isSuccess) {
    return (
      <AuthCard title={t('auth.confirmed')}>
        <div className="grid gap-4">
          <WaitingRuleCard />
          <Link to={paths.welcome} className={buttonLook(waiting === undefined ? 'primary' : 'secondary')}>
            {t('auth.toWelcome')}
          </Link>
        </div>
      </AuthCard>
    );
  }
  if (link === undefined || openLink.isError) {
    return (
      <AuthCard title={t('auth.expiredTitle')} lead={t('auth.confirmExpired')}>
        <Link to={paths.signIn} className={buttonLook()}>
          {t('auth.signIn')}
        </Link>
      </AuthCard>
    );
  }
  const type = link.type === 'signup' ? 'signup' : 'email_change';
  return (
    <AuthCard title={t('auth.confirmTitle')} lead={t('auth.confirmLead')}>
      <Button isBusy={openLink.isPending} onClick={() => openLink.mutate({ secret: link.secret, type })}>
        {t('auth.confirm')}
      </Button>
    </AuthCard>
  );
}
