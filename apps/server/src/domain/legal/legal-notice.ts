import { domainToASCII } from 'node:url';
import { emailPattern } from '@regelwerk/contract/account/email-pattern';
import { hasVisibleText } from '@regelwerk/contract/shared/has-visible-text';
import { z } from 'zod';

const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}]*$/u)
    .refine(hasVisibleText);
const email = z
  .string()
  .trim()
  .max(255)
  .regex(emailPattern)
  // accounts are known by the ASCII form of a domain
  .transform((typed) => typed.replace(/(?<=@).*/, domainToASCII))
  .pipe(z.email());
/** The address of the receipt, which is in lower case. */
const id = z.string().toLowerCase().pipe(z.uuid());
const contact = { id, name: line(200), email, contractReference: line(300) };

/** The declaration of a withdrawal: what section 356a (2) of the German Civil Code lists, and nothing else. */
export const withdrawalNotice = z.object(contact);

/** The declaration of a cancellation. An extraordinary one needs a reason; an empty `end` means the earliest possible. */
export const cancellationNotice = z
  .object({
    ...contact,
    type: z.enum(['ordinary', 'extraordinary']),
    reason: z.string().trim().max(2000).default(''),
    end: z.union([z.literal(''), z.iso.date()]).default(''),
  })
  .refine(({ type, reason }) => type === 'ordinary' || reason !== '', { path: ['reason'] });

export type WithdrawalNotice = z.output<typeof withdrawalNotice>;
export type CancellationNotice = z.output<typeof cancellationNotice>;
