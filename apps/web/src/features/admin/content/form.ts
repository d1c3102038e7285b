import { aiModels } from '@regelwerk/contract/choices';
import { z } from 'zod';

export const modelForm = z.object({
  name: z.enum(aiModels, 'content.nameMissing'),
  description: z.string().max(500),
  is_active: z.boolean(),
});
export type ModelForm = z.output<typeof modelForm>;

export const textForm = z.object({
  key: z
    .string()
    .trim()
    .regex(/^[\w.-]{1,200}$/, 'content.keyWrong'),
  en: z.string().max(10_000),
  de: z.string().max(10_000),
});
export type TextForm = z.output<typeof textForm>;
