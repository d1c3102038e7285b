import type { RefundPreview } from '@regelwerk/contract/admin/admin-orders';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { copy } from '../copy.ts';

/** The effect of a refund on the money and the tokens, read out when it changes. */
export function RefundEffect({ preview, isFailed }: { preview: RefundPreview | undefined; isFailed: boolean }) {
  const t = useText(copy);
  const [language] = useLanguage();
  return (
    <section aria-label={t('orders.effect')} className="rounded-card border border-line bg-surface p-4 text-sm">
      <h3 className="font-semibold">{t('orders.effect')}</h3>
      <div role="status" className="mt-1 grid gap-1">
        {isFailed && <p className="text-danger">{t('orders.changed')}</p>}
        {!isFailed && preview === undefined && <p className="text-muted">{t('orders.previewing')}</p>}
        {preview !== undefined && (
          <Lines preview={preview} money={(value) => formatMoney(value, preview.currency, language)} />
        )}
      </div>
    </section>
  );
}

function Lines({ preview, money }: { preview: RefundPreview; money: (value: number) => string }) {
  const t = useText(copy);
  const { amount, rest, tokens, waived, disputed, balance, balance_after: after } = preview;
  if (amount === 0) return <p>{t('orders.effectNothing')}</p>;
  return (
    <>
      <p>{t('orders.effectMoney', { price: money(amount), rest: money(rest) })}</p>
      {disputed > 0 && <p className="text-danger">{t('orders.effectDisputed', { price: money(disputed) })}</p>}
      {tokens > 0 && (
        <p className={after < 0 ? 'text-danger' : ''}>
          {t('orders.effectTokens', { count: tokens, before: balance, after })}
        </p>
      )}
      {waived > 0 && <p>{t('orders.effectWaived', { count: waived })}</p>}
      <p className="text-muted">{t('orders.effectPapers')}</p>
    </>
  );
}
