import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { notify } from '../../ui/toast.tsx';
import { copy } from './copy.ts';
import { useOpenPortal } from './mutations.ts';

/** Opens the subscription management, or reports that it could not be opened. */
export function usePortal(): { readonly open: () => void; readonly isOpening: boolean } {
  const t = useText(copy);
  const [language] = useLanguage();
  const portal = useOpenPortal();
  const open = () =>
    portal.mutate(language, {
      onSuccess: (url) => window.location.assign(url),
      onError: ({ code }) =>
        void notify({
          title: t('billing.portalError'),
          description: t(code === 'no_page' ? 'billing.noPortalUrl' : 'billing.portalFailed'),
          isError: true,
        }),
    });
  return { open, isOpening: portal.isPending || portal.isSuccess };
}
