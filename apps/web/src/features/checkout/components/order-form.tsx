import { paths } from '@regelwerk/contract/paths';
import { declarations } from '@regelwerk/legal/consent-texts';
import { legalLabels } from '@regelwerk/legal/labels';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useRefusal } from '../../../i18n/use-refusal.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { notify } from '../../../ui/toast.tsx';
import { BillingFields } from '../../invoices/components/billing-fields.tsx';
import { copy as invoiceCopy } from '../../invoices/copy.ts';
import { missingFields } from '../../invoices/model.ts';
import { useBilling } from '../../invoices/use-billing.ts';
import { copy } from '../copy.ts';
import { expectedOf, orderRefusals } from '../model.ts';
import { type OrderKind, usePlaceOrder } from '../mutations.ts';
import { quoteQuery } from '../queries.ts';
import { Declaration } from './declaration.tsx';
import { OrderSummary } from './order-summary.tsx';
import { TestPayments } from './test-payments.tsx';

/** Code, declarations and summary, with the order button directly below; nothing is ticked in advance. */
export function OrderForm({ priceId, kind, userId }: { priceId: string; kind: OrderKind; userId: string }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const [hasTerms, setTerms] = useState(false);
  const [hasPerformance, setPerformance] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [changed, setChanged] = useState<'offer_changed' | 'consent_outdated'>();
  const queries = useQueryClient();
  const tInvoices = useText(invoiceCopy);
  const { billing, change, kept } = useBilling(userId);
  const quote = useQuery(quoteQuery(userId, priceId, code, billing));
  const plain = useQuery(quoteQuery(userId, priceId, '', undefined));
  const place = usePlaceOrder(kind);
  const refusal = useRefusal(orderRefusals(kind));
  const isDeclared = hasTerms && hasPerformance;
  const isCountryRefused = quote.error?.code === 'country_not_served';
  const isCodeRefused = code !== '' && quote.isError && !isCountryRefused;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isDeclared || quote.data === undefined || billing === undefined) return;
    if (missingFields(billing, quote.data.listAmount).length > 0) return;
    void notify({ title: t('checkout.processing') });
    const consent = { ...quote.data.consent, locale: language };
    place.mutate(
      { priceId, consent, billing, expected: expectedOf(quote.data), ...(code === '' ? {} : { promotionCode: code }) },
      {
        onSuccess: (url) => window.location.assign(url),
        onError: (error) => {
          const isOutdated = error.code === 'consent_outdated';
          if (error.offer === undefined && !isOutdated)
            return void notify({ title: t('checkout.error'), description: refusal(error), isError: true });
          const { queryKey } = quoteQuery(userId, priceId, code, billing);
          if (error.offer === undefined) void queries.invalidateQueries({ queryKey });
          else queries.setQueryData(queryKey, error.offer);
          setChanged(isOutdated ? 'consent_outdated' : 'offer_changed');
          setAsked(false);
          setTerms(false);
          setPerformance(false);
        },
      },
    );
  };

  if (plain.isPending || kept.isPending)
    return (
      <div role="status" aria-label={t('checkout.loading')}>
        <Skeleton className="h-72" />
      </div>
    );
  if (kept.isError || billing === undefined)
    return (
      <LoadFailure
        words={{ text: t('checkout.failed'), retry: t('checkout.retry') }}
        onRetry={() => void kept.refetch()}
      />
    );
  if (plain.isError)
    return (
      <LoadFailure
        words={{
          text: plain.error.code === undefined ? t('checkout.failed') : refusal(plain.error),
          retry: t('checkout.retry'),
        }}
        onRetry={() => void plain.refetch()}
      />
    );
  return (
    <>
      <TestPayments />
      <div className="grid gap-4">
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            setCode(typed.trim());
          }}
        >
          <TextField
            className="min-w-0 flex-1"
            label={t('checkout.code')}
            autoComplete="off"
            maxLength={100}
            value={typed}
            error={isCodeRefused ? refusal(quote.error) : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          {!isCodeRefused && (
            <Button type="submit" variant="secondary" className="min-h-11" disabled={typed.trim() === code}>
              {t('checkout.apply')}
            </Button>
          )}
        </form>
        {isCodeRefused && (
          <div>
            <Button variant="secondary" onClick={() => setCode(typed.trim())} disabled={typed.trim() === code}>
              {t('checkout.apply')}
            </Button>
          </div>
        )}
        <form onSubmit={submit} noValidate className="grid gap-4">
          <BillingFields
            billing={billing}
            amount={plain.data.listAmount}
            missing={isAsked ? missingFields(billing, plain.data.listAmount) : []}
            countryFault={isCountryRefused ? tInvoices('invoices.notServed') : undefined}
            hasVatIdFault={place.error?.code === 'vat_id_invalid' && place.variables?.billing?.vatId === billing.vatId}
            onChange={change}
          />
          <fieldset className="grid gap-3" aria-describedby={isAsked && !isDeclared ? 'order-declare' : undefined}>
            <legend className="sr-only">{t('checkout.title')}</legend>
            <Declaration
              text={declarations.terms.text[language]}
              link={{ label: t('checkout.readTerms'), href: paths.terms }}
              isGiven={hasTerms}
              onGive={setTerms}
            />
            <Declaration
              text={declarations.immediatePerformance.text[language]}
              link={{ label: t('checkout.readWithdrawal'), href: paths.withdrawal }}
              isGiven={hasPerformance}
              onGive={setPerformance}
            />
            {isAsked && !isDeclared && (
              <p id="order-declare" role="alert" className="text-sm text-danger">
                {t('checkout.declare')}
              </p>
            )}
          </fieldset>
          {/* an offer without its refused code is a different offer, which this button must not order */}
          {quote.data === undefined ? (
            !isCodeRefused && !isCountryRefused && <Skeleton className="h-40" />
          ) : (
            <div>
              {changed !== undefined && (
                <p role="alert" className="mb-3 rounded-card border border-danger px-4 py-3 text-sm">
                  {t(`checkout.${changed}`)}
                </p>
              )}
              <OrderSummary quote={quote.data} kind={kind} />
              <Button
                type="submit"
                className="mt-3 min-h-12 w-full text-base"
                disabled={place.isPending || place.isSuccess}
              >
                {legalLabels[language].orderButton}
              </Button>
            </div>
          )}
        </form>
      </div>
    </>
  );
}
