import { paths } from '@regelwerk/contract/shared/paths';
import type { OrderKind } from '@regelwerk/contract/shop/order-kind';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { notify } from '../../ui/notify.ts';
import { copy } from './copy.ts';

/** Most who buy a first package have no account yet, and the form for one leads to the other. */
const doors = { token_pack: paths.signUp, subscription: paths.signIn } as const;

/**
 * Sends a visitor who wants to order to an account, with the reason, and returns them to `path` afterwards, where the order of
 * the chosen price opens (`use-ordered.ts`).
 */
export function useSignInFirst(kind: OrderKind, path: string, search: Readonly<Record<string, string>> = {}) {
  const t = useText(copy);
  const navigate = useNavigate();
  return (priceId: string): void => {
    const description = t(kind === 'token_pack' ? 'checkout.signInToPurchase' : 'checkout.signInToSubscribe');
    notify({ title: t('checkout.authRequired'), description, isError: true });
    const next = `${path}?${new URLSearchParams({ ...search, order: priceId })}`;
    void navigate({ to: doors[kind], search: { next } });
  };
}
