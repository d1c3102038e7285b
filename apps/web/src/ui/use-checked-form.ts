import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useRef } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';

const refused = 'refused';

/**
 * A form that is validated on submit and then on every change; the first fault gets the focus.
 * The messages of the schema are keys of `say`, which turns them into sentences; `refuse` shows a sentence of the
 * server at a field, if the form has it.
 */
export function useCheckedForm<Values extends FieldValues, Key extends string>(
  schema: z.ZodType<Values, Values>,
  values: NoInfer<DefaultValues<Values>>,
  say: (key: Key) => string,
) {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: values, reValidateMode: 'onChange' });
  const isChecking = useRef(false);
  /** Returns the properties of a field, with the sentence for its fault. */
  const field = (name: FieldPath<Values>) => {
    const fault = form.formState.errors[name];
    const text = typeof fault?.message === 'string' ? fault.message : undefined;
    return { ...form.register(name), error: text === undefined || fault?.type === refused ? text : say(text as Key) };
  };
  const refuse = (name: string, message: string): boolean => {
    if (!(name in values)) return false;
    form.setError(name as FieldPath<Values>, { type: refused, message }, { shouldFocus: true });
    return true;
  };
  /** Without an event, what was entered is sent once more. */
  const handleSubmit = (onValid: (values: Values) => unknown) => (event?: SubmitEvent) => {
    event?.preventDefault();
    // of two clicks the first sends
    if (isChecking.current) return;
    isChecking.current = true;
    void form
      .handleSubmit(onValid)()
      .finally(() => {
        isChecking.current = false;
      });
  };
  return { ...form, field, refuse, handleSubmit };
}
