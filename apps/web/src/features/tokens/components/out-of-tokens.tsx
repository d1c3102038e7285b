import { paths } from '@regelwerk/contract/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../i18n/use-text.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { copy } from '../copy.ts';
import { balanceState } from '../model.ts';
import { balanceQuery } from '../queries.ts';
import { useLiveTokens } from '../use-live-tokens.ts';
import { usePurchaseSearch } from '../use-purchase-search.ts';

/** A red banner for a person without tokens, with a link to buy some; renders nothing for everyone else. */
export function OutOfTokens({ userId }: { userId: string }) {
  const t = useText(copy);
  useLiveTokens(userId);
  const search = usePurchaseSearch();
  const { data: balance } = useQuery(balanceQuery(userId));
  if (balance === undefined || balanceState(balance, true) !== 'out') return null;
  return (
    <section
      aria-label={t('tokens.balance')}
      className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-card bg-danger px-4 py-2 text-on-accent"
    >
      <p className="flex-1 basis-40 text-sm font-medium">{t('tokens.out')}</p>
      <Link to={paths.purchaseTokens} search={search} className={buttonLook('secondary')}>
        {t('tokens.purchase')}
      </Link>
    </section>
  );
}
