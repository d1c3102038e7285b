import type { BillingDetails, KeptBillingDetails } from '@regelwerk/contract/shop/billing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '../../lib/call-function.ts';
import { download } from '../../lib/download.ts';
import type { FunctionError } from '../../lib/function-error.ts';
import { billingDetailsQuery } from './queries.ts';

/** Stores the recipient of the next invoices. */
export function useSaveBillingDetails(userId: string) {
  const queries = useQueryClient();
  return useMutation<KeptBillingDetails, FunctionError, BillingDetails>({
    mutationFn: (details) => callFunction('billing-details', { action: 'save', details }),
    onSuccess: (kept) => {
      queries.setQueryData(billingDetailsQuery(userId).queryKey, kept);
    },
  });
}

const types = { pdf: 'application/pdf', xml: 'application/xml' } as const;

/** Downloads the file of an invoice or credit note. */
export function useDownloadDocument() {
  return useMutation<void, FunctionError, { id: string; number: string; format: 'pdf' | 'xml' }>({
    mutationFn: async ({ id, number, format }) => {
      const file = await callFunction('billing-document', { id, format });
      download(`${number}.${format}`, new Uint8Array(await file.arrayBuffer()), types[format]);
    },
  });
}
