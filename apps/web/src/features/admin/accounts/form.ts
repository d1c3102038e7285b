import { reasonLength } from '@regelwerk/contract/admin/reason-length';
import { z } from 'zod';
import { parseAmount } from './model.ts';

/** The form that books tokens; it needs a person too. */
export const tokensForm = (hasUser: boolean) =>
  z.object({
    user: z.string().refine(() => hasUser, 'people.invalid'),
    amount: z.string().refine((typed) => parseAmount(typed) !== undefined, 'people.invalid'),
    reason: z.string().trim().min(reasonLength.least, 'people.reasonMissing'),
  });
