import { paths } from '@regelwerk/contract/shared/paths';
import type { KeptBillingDetails } from '@regelwerk/contract/shop/billing';
import type { CheckoutRequest } from '@regelwerk/contract/shop/checkout';
import type { OrderKind } from '@regelwerk/contract/shop/order-kind';
import { declarations } from '@regelwerk/legal/consent-texts';
import { performanceDeclaration } from '@regelwerk/legal/performance-declaration';
import { withdrawalRules } from '@regelwerk/legal/withdrawal-rules';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useId, useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useRefusal } from '../../../i18n/use-refusal.ts';
import { useText } from '../../../i18n/use-text.ts';
import { callFunction } from '../../../lib/call-function.ts';
import type { FunctionError } from '../../../lib/function-error.ts';
import { requiredPage } from '../../../lib/required-page.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { notify } from '../../../ui/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCheckedForm } from '../../../ui/use-checked-form.ts';
import { BillingFields } from '../../invoices/components/billing-fields.tsx';
import { copy as invoiceCopy } from '../../invoices/copy.ts';
import { billingDetailsQuery } from '../../invoices/queries.ts';
import { copy } from '../copy.ts';
import { orderForm } from '../form.ts';
import { expectedOf, orderRefusals } from '../model.ts';
import { quoteQuery } from '../queries.ts';
import { Declaration } from './declaration.tsx';
import { DiscountCode } from './discount-code.tsx';
import { OrderBar } from './order-bar.tsx';
import { OrderSummary } from './order-summary.tsx';
import { SalesFacts } from './sales-facts.tsx';
import { TestPayments } from './test-payments.tsx';

const functions = { token_pack: 'token-purchase', subscription: 'create-checkout' } as const;

/** The order page that the law requires, as a dialog over the offers. */
export function OrderDialog({
  priceId,
  kind,
  changesPlan = false,
  userId,
  onClose,
}: {
  priceId: string | undefined;
  kind: OrderKind;
  /** Whether it puts another plan in the place of the running one. */
  changesPlan?: boolean;
  userId: string;
  onClose: () => void;
}) {
  const t = useText(copy);
  return (
    <Dialog
      isOpen={priceId !== undefined}
      onClose={onClose}
      title={t(changesPlan ? 'checkout.changeTitle' : 'checkout.title')}
      description={t(changesPlan ? 'checkout.changeMethods' : 'checkout.methods')}
      width="pair"
    >
      {priceId !== undefined && <LoadedOrder priceId={priceId} kind={kind} changesPlan={changesPlan} userId={userId} />}
    </Dialog>
  );
}

/** The form of an order, once the offer and the recipient of the invoice are loaded. */
function LoadedOrder(order: Omit<ComponentProps<typeof OrderForm>, 'kept' | 'listAmount'>) {
  const t = useText(copy);
  const { userId, priceId, kind, changesPlan } = order;
  const refusal = useRefusal(orderRefusals(kind));
  const kept = useQuery(billingDetailsQuery(userId));
  const plain = useQuery(quoteQuery(userId, priceId, '', undefined, changesPlan));
  const isRefused = plain.error?.isRefusal === true;
  const failed = [kept, plain].find(({ data, isError }) => isError && data === undefined);
  if (failed !== undefined)
    return (
      <LoadFailure
        text={failed === plain && plain.error?.isRefusal ? refusal(plain.error) : t('checkout.failed')}
        error={failed === plain && isRefused ? undefined : failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  if (kept.data === undefined || plain.data === undefined)
    return (
      <div role="status" aria-label={t('checkout.loading')}>
        <Skeleton className="h-72" />
      </div>
    );
  return <OrderForm {...order} kept={kept.data} listAmount={plain.data.listAmount} />;
}

/** Summary, code, declarations and the order button, which stays in view; nothing is ticked in advance. */
function OrderForm({
  priceId,
  kind,
  changesPlan,
  userId,
  kept,
  listAmount,
}: {
  priceId: string;
  kind: OrderKind;
  changesPlan: boolean;
  userId: string;
  /** The stored recipient of the person's invoices. */
  kept: KeptBillingDetails;
  /** The price without a discount. */
  listAmount: number;
}) {
  const t = useText(copy);
  const [language] = useLanguage();
  const formId = useId();
  const [code, setCode] = useState('');
  const [changed, setChanged] = useState<'offer_changed' | 'consent_outdated'>();
  const queries = useQueryClient();
  const tInvoices = useText(invoiceCopy);
  const { field, register, formState, handleSubmit, refuse, reset, setValue, watch } = useCheckedForm(
    orderForm(listAmount),
    { ...kept, hasTerms: false, hasPerformance: false },
    tInvoices,
  );
  const { hasTerms, hasPerformance, ...billing } = watch();
  const quote = useQuery({
    ...quoteQuery(userId, priceId, code, billing, changesPlan),
    placeholderData: keepPreviousData,
  });
  const place = useMutation<string, FunctionError, CheckoutRequest>({
    mutationFn: async (order) => requiredPage(await callFunction(functions[kind], order)),
  });
  const refusal = useRefusal(orderRefusals(kind));
  const isConsumer = !billing.isBusiness;
  const isAsked = formState.isSubmitted;
  const isDeclared = hasTerms && (hasPerformance || !isConsumer);
  const isSaidElsewhere = place.error?.code === 'vat_id_invalid' || place.error?.code === 'consent_outdated';
  const failure =
    place.error === null || place.error.offer !== undefined || isSaidElsewhere ? undefined : refusal(place.error);
  const isCountryRefused = quote.error?.code === 'country_not_served';
  const isCodeRefused = code !== '' && quote.isError && !isCountryRefused;

  const submit = handleSubmit(() => {
    if (quote.data === undefined) return;
    notify({ title: t('checkout.processing') });
    const consent = { ...quote.data.consent, locale: language };
    place.mutate(
      {
        priceId: quote.data.priceId,
        changesPlan,
        consent,
        billing,
        expected: expectedOf(quote.data),
        ...(code === '' ? {} : { promotionCode: code }),
      },
      {
        onSuccess: (url) => window.location.assign(url),
        onError: (error) => {
          if (error.code === 'vat_id_invalid') return void refuse('vatId', tInvoices('invoices.vatIdInvalid'));
          const isOutdated = error.code === 'consent_outdated';
          if (error.offer === undefined && !isOutdated) return;
          const { queryKey } = quoteQuery(userId, priceId, code, billing, changesPlan);
          if (error.offer === undefined) void queries.invalidateQueries({ queryKey });
          else queries.setQueryData(queryKey, error.offer);
          setChanged(isOutdated ? 'consent_outdated' : 'offer_changed');
          reset({ ...billing, hasTerms: false, hasPerformance: false });
        },
      },
    );
  });

  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      {/* an offer without its refused code is a different offer, which the button must not order */}
      {quote.data !== undefined && (
        <div className="lg:col-start-2">
          <OrderSummary quote={quote.data} kind={kind} />
        </div>
      )}
      <div className="grid content-start gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <SalesFacts />
        <div className="*:mb-0">
          <TestPayments />
        </div>
        {!changesPlan && (
          <DiscountCode code={code} fault={isCodeRefused ? refusal(quote.error) : undefined} onApply={setCode} />
        )}
        <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
          <BillingFields
            billing={billing}
            field={field}
            amount={listAmount}
            countryFault={isCountryRefused ? tInvoices('invoices.notServed') : undefined}
            vatIdState={quote.isPlaceholderData ? undefined : quote.data?.vatIdState}
            onBusiness={(isBusiness) => setValue('isBusiness', isBusiness)}
          />
          <fieldset className="grid gap-3" aria-describedby={isAsked && !isDeclared ? 'order-declare' : undefined}>
            <legend className="sr-only">{t('checkout.title')}</legend>
            {isAsked && !isDeclared && (
              <p id="order-declare" role="alert" className="text-sm text-danger">
                {t(isConsumer ? 'checkout.declare' : 'checkout.declareTerms')}
              </p>
            )}
            <Declaration
              text={declarations.terms.text[language]}
              link={{ label: t('checkout.readTerms'), href: paths.terms }}
              {...register('hasTerms')}
              isMissing={isAsked && !hasTerms}
            />
            {isConsumer && (
              <Declaration
                text={declarations[performanceDeclaration[kind]].text[language]}
                link={{ label: t('checkout.readWithdrawal'), href: paths.withdrawal }}
                {...register('hasPerformance')}
                isMissing={isAsked && !hasPerformance}
              />
            )}
            {isConsumer && changesPlan && <p className="text-sm text-muted">{withdrawalRules[language].change}</p>}
          </fieldset>
        </form>
      </div>
      {quote.data !== undefined && (
        <div className="contents lg:sticky lg:top-0 lg:-bottom-6 lg:col-start-2 lg:-mb-6 lg:block lg:self-start lg:bg-paper lg:pb-6">
          <OrderBar
            quote={quote.data}
            formId={formId}
            isBusy={quote.isPlaceholderData || place.isPending || place.isSuccess}
          >
            {changed !== undefined && (
              <p role="alert" className="mb-3 rounded-card border border-danger px-4 py-3 text-sm">
                {t(`checkout.${changed}`)}
              </p>
            )}
            {failure !== undefined && (
              <div role="alert" className="mb-3 rounded-card border border-danger px-4 py-3 text-sm">
                <p className="font-medium">{t('checkout.error')}</p>
                <p>{failure}</p>
              </div>
            )}
          </OrderBar>
        </div>
      )}
    </div>
  );
}
