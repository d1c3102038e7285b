import type { Contract, ContractRow } from '@regelwerk/contract/shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { askDatabase } from '../../lib/ask-database.ts';
import { callFunction } from '../../lib/call-function.ts';
import type { FunctionError } from '../../lib/function-error.ts';
import { type InvoiceRow, type OrderRow, paymentsOf, type SubscriptionRow, type TermsRow } from './model.ts';

/** All queries about a person's payments; invalidated when any of them changes. */
export const billingKey = (userId: string) => ['billing', userId] as const;

/** The latest subscription of a person, or null. */
export const subscriptionQuery = (userId: string) =>
  queryOptions({
    queryKey: [...billingKey(userId), 'subscription'],
    queryFn: () =>
      askDatabase<SubscriptionRow | null>((database) =>
        database
          .from('subscriptions')
          .select(
            'stripe_subscription_id, stripe_price_id, status, current_period_start, current_period_end, trial_end, cancel_at_period_end, cancel_at, ends_by_notice, created_at',
          )
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .limit(1)
          .maybeSingle(),
      ),
  });

/** The agreed terms of a subscription, latest last. */
export const termsQuery = (userId: string, subscriptionId: string) =>
  queryOptions({
    queryKey: [...billingKey(userId), 'terms', subscriptionId],
    queryFn: () =>
      askDatabase<TermsRow[]>((database) =>
        database
          .from('plan_terms')
          .select('tokens, valid_from')
          .eq('stripe_subscription_id', subscriptionId)
          .order('valid_from'),
      ),
  });

/** A person's contracts, the newest first. */
export const contractsQuery = (userId: string) =>
  queryOptions<readonly ContractRow[], FunctionError>({
    queryKey: [...billingKey(userId), 'contracts'],
    queryFn: () => callFunction('contracts', { action: 'list' }),
  });

/** One contract with the words it was concluded on. */
export const contractQuery = (userId: string, number: number) =>
  queryOptions<Contract, FunctionError>({
    queryKey: [...billingKey(userId), 'contract', number],
    queryFn: () => callFunction('contracts', { action: 'read', number }),
    retry: false,
  });

const shown = 200;

/** A person's payments, newest first. */
export const paymentsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...billingKey(userId), 'payments'],
    queryFn: async () => {
      const [orders, invoices] = await Promise.all([
        askDatabase<OrderRow[]>((database) =>
          database
            .from('orders')
            .select(
              'id, number, kind, product_name, amount, currency, paid_amount, paid_currency, tokens, state, receipt_url, reversed_tokens, created_at',
            )
            .eq('user_id', userId)
            .order('created_at', { ascending: false })
            .limit(shown),
        ),
        askDatabase<InvoiceRow[]>((database) =>
          database
            .from('invoices')
            .select(
              'id, number, product_name, total, currency, tokens, status, receipt_url, reversed_tokens, created_at',
            )
            .eq('user_id', userId)
            .order('created_at', { ascending: false })
            .limit(shown),
        ),
      ]);
      return paymentsOf(orders, invoices);
    },
  });
