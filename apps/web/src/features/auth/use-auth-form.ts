import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useText } from '../../i18n/use-text.ts';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import { copy } from './copy.ts';

type TextKey = Parameters<ReturnType<typeof useText<keyof typeof copy.en>>>[0];

/** A form whose faults are text keys of the account pages. */
export function useAuthForm<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  values: DefaultValues<Values>,
) {
  const t = useText(copy);
  return useCheckedForm(schema, values, (key) => t(key as TextKey));
}
