import { paths } from '@regelwerk/contract/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LockOpen } from 'lucide-react';
import { useText } from '../../../../i18n/use-text.ts';
import { publicConfigQuery } from '../../../../lib/public-config.ts';
import { buttonLook } from '../../../../ui/button.tsx';
import { waitingCopy } from '../../view/copy.ts';
import { copy } from '../copy.ts';

const back = { next: paths.preview };

/** Offers a visitor the whole rule for a free account, which returns to this rule. */
export function SignUpOffer() {
  const t = useText(copy);
  const tWaiting = useText(waitingCopy);
  const { data } = useQuery(publicConfigQuery);
  const gift = data?.signupTokens ?? 0;
  return (
    <div className="rounded-card border border-accent bg-accent-soft p-5">
      <Link to={paths.signUp} search={back} className={`w-full text-base ${buttonLook()}`}>
        <LockOpen className="size-4" aria-hidden="true" />
        {tWaiting('waiting.unlock')}
      </Link>
      <p className="mt-3 min-h-12 text-sm sm:min-h-6 lg:min-h-12">
        {data !== undefined && t(gift > 0 ? 'preview.free' : 'preview.freeAlone', { count: gift })}
      </p>
      <Link
        to={paths.signIn}
        search={back}
        className="mt-1 inline-block py-1 text-sm font-medium text-accent underline underline-offset-4"
      >
        {t('preview.signIn')}
      </Link>
    </div>
  );
}
