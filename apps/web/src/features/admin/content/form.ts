import { aiModels } from '@regelwerk/contract/choices';
import { perLanguage } from '@regelwerk/contract/per-language';
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
  ...perLanguage(() => z.string().max(10_000)),
});
export type TextForm = z.output<typeof textForm>;
