import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { notify } from '../../ui/notify.ts';
import { copy } from './copy.ts';
import { useOpenPortal } from './mutations.ts';

const reasons = new Map<string, 'billing.noPortalUrl' | 'billing.tooManyPages'>([
  ['no_page', 'billing.noPortalUrl'],
  ['too_many_payment_pages', 'billing.tooManyPages'],
]);

/** Opens the subscription management, or reports that it could not be opened. */
export function usePortal(): { readonly open: () => void; readonly isOpening: boolean } {
  const t = useText(copy);
  const [language] = useLanguage();
  const portal = useOpenPortal();
  const open = () =>
    portal.mutate(language, {
      onSuccess: (url) => window.location.assign(url),
      onError: ({ code }) =>
        notify({
          title: t('billing.portalError'),
          description: t(reasons.get(code ?? '') ?? 'billing.portalFailed'),
          isError: true,
        }),
    });
  return { open, isOpening: portal.isPending || portal.isSuccess };
}
