import { formatDay } from '@regelwerk/contract/shared/format-day';
import type { ContractRow } from '@regelwerk/contract/shop/contracts';
import { priceWithPeriod } from '@regelwerk/legal/price-with-period';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { copy } from '../copy.ts';
import { useTakeBackChange } from '../mutations.ts';

/** An ordered change of plan that has not started, with a button to take it back. */
export function PendingChange({ userId, change, plan }: { userId: string; change: ContractRow; plan: string }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const takeBack = useTakeBackChange(userId);
  const { number, name, amount, currency, interval, intervalCount, startsOn } = change;
  const date = startsOn === null ? '' : formatDay(startsOn, language);
  const price = priceWithPeriod({ amount, currency, interval, intervalCount }, language);
  const press = () =>
    takeBack.mutate(number, {
      onSuccess: () => notify({ title: t('billing.takenBack'), description: t('billing.takenBackText') }),
      onError: ({ code }) => {
        const description = t(code === 'stale_edit' ? 'billing.hasStarted' : 'billing.takeBackFailedText');
        notify({ title: t('billing.takeBackFailed'), description, isError: true });
      },
    });
  return (
    <section aria-labelledby="changing" className="mt-5 rounded-card border border-accent px-4 py-3">
      <h2 id="changing" className="font-semibold">
        {t('billing.changing')}
      </h2>
      <p className="mt-1">{t('billing.changingText', { date, plan, name, price })}</p>
      <Button variant="secondary" className="mt-3" onClick={press} isBusy={takeBack.isPending}>
        {t('billing.takeBack')}
      </Button>
    </section>
  );
}
