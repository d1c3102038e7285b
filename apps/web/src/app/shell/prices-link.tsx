import { paths } from '@regelwerk/contract/shared/paths';
import { Link } from '@tanstack/react-router';
import { usePurchaseSearch } from '../../features/tokens/use-purchase-search.ts';
import { useText } from '../../i18n/use-text.ts';
import { copy } from './copy.ts';

/** The way to the packages, and from there back to the rule on this page. */
export function PricesLink({ look, onFollow }: { look: string; onFollow?: () => void }) {
  const t = useText(copy);
  const search = usePurchaseSearch();
  return (
    <Link to={paths.purchaseTokens} search={search} onClick={onFollow} className={look}>
      {t('shell.prices')}
    </Link>
  );
}
