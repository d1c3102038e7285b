import type { DeclarationRow } from '@regelwerk/contract/shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../lib/call-function.ts';
import type { FunctionError } from '../../lib/function-error.ts';

/** A person's withdrawals and cancellations, the newest first. */
export const declarationsQuery = (userId: string) =>
  queryOptions<readonly DeclarationRow[], FunctionError>({
    queryKey: ['billing', userId, 'declarations'],
    queryFn: () => callFunction('contracts', { action: 'declarations' }),
  });
