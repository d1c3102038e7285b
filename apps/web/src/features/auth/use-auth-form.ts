import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useText } from '../../i18n/use-text.ts';
import { copy } from './copy.ts';

type TextKey = Parameters<ReturnType<typeof useText<keyof typeof copy.en>>>[0];

/** A form that is checked when it is sent and from then on as the person types; the first fault gets the focus. */
export function useAuthForm<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  values: DefaultValues<Values>,
) {
  const t = useText(copy);
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: values, reValidateMode: 'onChange' });
  /** What a field needs, with the sentence for its fault in the person's language. */
  const field = (name: FieldPath<Values>) => {
    const key = form.formState.errors[name]?.message;
    return { ...form.register(name), error: typeof key === 'string' ? t(key as TextKey) : undefined };
  };
  return { ...form, field };
}
