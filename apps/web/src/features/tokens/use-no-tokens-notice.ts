import { paths } from '@regelwerk/contract/shared/paths';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { notify } from '../../ui/notify.ts';
import { copy } from './copy.ts';
import { usePurchaseSearch } from './use-purchase-search.ts';

/** Returns a function that reports an empty balance, with a link to buy tokens. */
export function useNoTokensNotice(): () => void {
  const t = useText(copy);
  const navigate = useNavigate();
  const search = usePurchaseSearch();
  return () => {
    const action = { label: t('tokens.purchase'), onClick: () => void navigate({ to: paths.purchaseTokens, search }) };
    notify({ title: t('tokens.none'), description: t('tokens.noneText'), isError: true, action });
  };
}
