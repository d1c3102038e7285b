import { reasonLength } from '@regelwerk/contract/admin/reason-length';
import { z } from 'zod';

export const reasonForm = z.object({ reason: z.string().trim().min(reasonLength.least, 'notices.reasonMissing') });
export const settleForm = reasonForm.extend({ answer: z.string().trim() });
export const findForm = z.object({ find: z.string().trim() });
