import { declarations } from '@regelwerk/legal/consent-texts';
import { useQuery } from '@tanstack/react-query';
import { LockOpen } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConsentBox } from '../../../tokens/components/consent-box.tsx';
import { OutOfTokens } from '../../../tokens/components/out-of-tokens.tsx';
import { balanceQuery, nextTokenQuery } from '../../../tokens/queries.ts';
import { waitingCopy } from '../../view/copy.ts';
import { copy } from '../copy.ts';
import { ConnectionNotice } from './connection-notice.tsx';

/** Offers a signed-in person the rule behind a preview for one token; it asks for a declaration only if that token needs one. */
export function UnlockOffer({
  userId,
  isUnreachable,
  onUnlock,
}: {
  userId: string;
  isUnreachable: boolean;
  onUnlock: (isDeclared: boolean) => void;
}) {
  const t = useText(copy);
  const tWaiting = useText(waitingCopy);
  const [language] = useLanguage();
  const [hasConsent, setConsent] = useState(false);
  const { data: balance } = useQuery(balanceQuery(userId));
  const next = useQuery(nextTokenQuery(userId));
  const needsConsent = next.data?.isWithdrawable === true;
  const isReady = hasConsent || !needsConsent;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onUnlock(needsConsent);
  };
  return (
    <div>
      <OutOfTokens userId={userId} />
      <form onSubmit={submit} aria-labelledby="unlock" className="rounded-card border border-accent bg-accent-soft p-5">
        <h2 id="unlock" className="font-semibold">
          {balance === undefined ? tWaiting('waiting.unlock') : t('preview.unlockFor', { balance })}
        </h2>
        {needsConsent && (
          <ConsentBox
            data-generates=""
            words={declarations.generation.text[language]}
            isGiven={hasConsent}
            onGive={setConsent}
            className="mt-3"
          />
        )}
        <div className="mt-4 empty:hidden">
          <ConnectionNotice isUnreachable={isUnreachable} button={tWaiting('waiting.unlock')} />
        </div>
        <Button
          type="submit"
          data-generates=""
          isBusy={next.isPending}
          disabled={!isReady}
          aria-describedby={isReady ? undefined : 'unlock-obstacle'}
          className="mt-4 w-full text-base"
        >
          <LockOpen className="size-4" aria-hidden="true" />
          {tWaiting('waiting.unlock')}
        </Button>
        <p id="unlock-obstacle" role="status" className="mt-2 text-sm text-muted empty:hidden">
          {needsConsent && !hasConsent && `${t('consentRequired')}: ${t('pleaseConfirm')}`}
        </p>
      </form>
    </div>
  );
}
