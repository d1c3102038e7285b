import type { Stripe } from 'stripe';
import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { isForPeriod } from './is-for-period.ts';
import { recordInvoice } from './record-invoice.ts';
import { voidInvoice } from './void-invoice.ts';

const heldKey = 'held_by_withdrawal';

/** Whether an invoice is not collected because a withdrawal from its plan waits, or did. */
export const isHeld = ({ status, metadata }: Pick<Stripe.Invoice, 'status' | 'metadata'>): boolean =>
  (status === 'draft' || status === 'open') && metadata?.[heldKey] !== undefined;

/**
 * Holds up what is still to be charged for the periods of a plan while a withdrawal from it waits: the draft of a period that has just
 * begun, and a charge that failed. Otherwise it is charged again, or voided if the plan has ended. Returns whether anything is held.
 */
export async function holdCharges(
  context: OpenBilling,
  { id, isOver, isWaiting }: { readonly id: string; readonly isOver: boolean; readonly isWaiting: boolean },
): Promise<boolean> {
  const { invoices } = context.payments.stripe;
  let holds = false;
  for (const status of ['draft', 'open'] as const)
    for await (const invoice of invoices.list({ subscription: id, status, limit: 100 })) {
      const isOfPlan = invoice.lines.data.some(isForPeriod);
      if (
        invoice.id === undefined ||
        !isOfPlan ||
        !(isWaiting ? invoice.auto_advance || isHeld(invoice) : isHeld(invoice))
      )
        continue;
      try {
        if (isWaiting) await invoices.update(invoice.id, { auto_advance: false, metadata: { [heldKey]: 'true' } });
        else if (isOver) await voidInvoice(context, { id: invoice.id, status });
        else await invoices.update(invoice.id, { auto_advance: true, metadata: { [heldKey]: '' } });
        holds ||= isWaiting;
      } catch (error) {
        // paid meanwhile
        if (providerFailure(error) !== 'refused') throw error;
      }
      await recordInvoice(context, invoice.id);
    }
  return holds;
}
