import { zodResolver } from '@hookform/resolvers/zod';
import type { SubmitEvent } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { showPressFirst } from './show-press-first.ts';

/**
 * A form that is validated on submit, once its button shows the press, and then on every change; the first fault gets the focus.
 * `say` turns the key of a fault into a sentence in the person's language.
 */
export function useCheckedForm<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  values: DefaultValues<Values>,
  say: (key: string) => string,
) {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: values, reValidateMode: 'onChange' });
  /** Returns the properties of a field, with the sentence for its fault. */
  const field = (name: FieldPath<Values>) => {
    const key = form.formState.errors[name]?.message;
    return { ...form.register(name), error: typeof key === 'string' ? say(key) : undefined };
  };
  /** Without an event, what was entered is sent once more. */
  const handleSubmit = (onValid: (values: Values) => unknown) => (event?: SubmitEvent) => {
    event?.preventDefault();
    const submitter = event?.submitter ?? null;
    // of two presses the first sends
    if (submitter?.hasAttribute('data-pressed') !== true)
      showPressFirst(submitter, () => void form.handleSubmit(onValid)());
  };
  return { ...form, field, handleSubmit };
}
