import type { BillingDetails } from '@regelwerk/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { billingDetailsQuery } from './queries.ts';

/** The invoice recipient: the stored details, overridden by what the person has typed since. */
export function useBilling(userId: string) {
  const kept = useQuery(billingDetailsQuery(userId));
  const [typed, setTyped] = useState<BillingDetails>();
  return { billing: typed ?? kept.data, change: setTyped, kept };
}
