import { paths } from '@regelwerk/contract/paths';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { notify } from '../../ui/toast.tsx';
import { copy } from './copy.ts';
import type { OrderKind } from './mutations.ts';

/** Sends a visitor who wants to order to sign in, with the reason, and returns them to `next` afterwards. */
export function useSignInFirst(kind: OrderKind, next: string): () => void {
  const t = useText(copy);
  const navigate = useNavigate();
  return () => {
    const description = t(kind === 'token_pack' ? 'checkout.signInToPurchase' : 'checkout.signInToSubscribe');
    void notify({ title: t('checkout.authRequired'), description, isError: true });
    void navigate({ to: paths.signIn, search: { next } });
  };
}
