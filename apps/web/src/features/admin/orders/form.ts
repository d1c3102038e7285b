import { refundExtents } from '@regelwerk/contract/admin/admin-orders';
import { reasonLength } from '@regelwerk/contract/admin/reason-length';
import { z } from 'zod';

export const reasonForm = z.object({ reason: z.string().trim().min(reasonLength.least, 'orders.reasonMissing') });

/** The form of a refund; `isPart` tells whether a text is an amount that can be paid back. */
export const refundForm = (isPart: (typed: string) => boolean) =>
  z
    .object({
      ...reasonForm.shape,
      extent: z.enum(refundExtents),
      part: z.string(),
      waivesUsed: z.boolean(),
      endsPlan: z.boolean(),
    })
    .refine(({ extent, part }) => extent !== 'part' || isPart(part), {
      path: ['part'],
      message: 'orders.partInvalid',
      when: () => true,
    });
