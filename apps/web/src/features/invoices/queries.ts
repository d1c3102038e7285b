import type { BillingDocumentRow } from '@regelwerk/contract/shop/billing';
import { queryOptions } from '@tanstack/react-query';
import { askDatabase } from '../../lib/ask-database.ts';
import { callFunction } from '../../lib/call-function.ts';

const shown = 200;

/** The stored recipient of the person's invoices. */
export const billingDetailsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['billing-details', userId],
    queryFn: () => callFunction('billing-details', { action: 'read' }),
  });

/** The person's invoices and credit notes, oldest first. */
export const documentsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['billing-documents', userId],
    queryFn: async (): Promise<readonly BillingDocumentRow[]> => {
      const data = await askDatabase<BillingDocumentRow[]>((database) =>
        database
          .from('billing_documents')
          .select('id, kind, number, source_type, source_id, corrects_id, is_business, currency, gross, issued_at')
          .eq('user_id', userId)
          .order('issued_at', { ascending: false })
          .limit(shown),
      );
      return (data as BillingDocumentRow[]).reverse();
    },
    staleTime: 0,
  });
