import { reasonLength } from '@regelwerk/contract/admin/reason-length';
import { z } from 'zod';

export const reasonForm = z.object({ reason: z.string().trim().min(reasonLength.least, 'reviews.reasonMissing') });
