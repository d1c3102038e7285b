import { hasVisibleText } from '@regelwerk/contract/has-visible-text';
import { z } from 'zod';

const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}]*$/u)
    .refine(hasVisibleText);
const email = z.string().trim().max(255).pipe(z.email());
/** The address of the receipt, which is in lower case. */
const id = z.string().toLowerCase().pipe(z.uuid());
const contact = { id, name: line(200), email, contractReference: line(300) };
const note = z.string().trim().max(2000).default('');

/** The declaration of a withdrawal. A reason is never asked for. */
export const withdrawalNotice = z.object({ ...contact, note });

/** The declaration of a cancellation. An extraordinary one needs a reason; an empty `end` means the earliest possible. */
export const cancellationNotice = z
  .object({
    ...contact,
    type: z.enum(['ordinary', 'extraordinary']),
    reason: note,
    end: z.union([z.literal(''), z.iso.date()]).default(''),
  })
  .refine(({ type, reason }) => type === 'ordinary' || reason !== '', { path: ['reason'] });

export type WithdrawalNotice = z.output<typeof withdrawalNotice>;
export type CancellationNotice = z.output<typeof cancellationNotice>;
