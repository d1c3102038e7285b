import { missingPlaceholders } from '@regelwerk/contract/admin/missing-placeholders';
import { aiModels } from '@regelwerk/contract/rules/choices';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { perLanguage } from '@regelwerk/contract/shared/per-language';
import { z } from 'zod';

export const modelForm = z.object({
  name: z.enum(aiModels, 'content.nameMissing'),
  description: z.string().max(500),
  is_active: z.boolean(),
});
export type ModelForm = z.output<typeof modelForm>;

/** The form of a text; each language keeps the placeholders of its built-in text, or is empty. */
export function textForm(builtIn: Readonly<Record<InterfaceLanguage, string>>) {
  return z.object(
    perLanguage((language) =>
      z
        .string()
        .max(10_000)
        .refine((text) => text === '' || missingPlaceholders(builtIn[language], text).length === 0),
    ),
  );
}
export type TextForm = z.output<ReturnType<typeof textForm>>;
