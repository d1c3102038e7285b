import type { AuthFailure } from '../../../lib/auth-failure.ts';
import { fieldOfRefusal } from '../model.ts';
import { useFailureText } from '../use-failure-text.ts';
import { FormFailure } from './form-failure.tsx';

/** The refusal of an auth call, above its form; a reason about one field is shown at that field. */
export function Refusal({
  failure,
  title,
  otherwise,
}: {
  failure: AuthFailure | null;
  title: string;
  /** The words for a reason without a sentence. */
  otherwise: string;
}) {
  const failureText = useFailureText();
  if (failure === null) return <FormFailure text={undefined} />;
  const isAtField = fieldOfRefusal.has(failure.code);
  return <FormFailure title={title} text={isAtField ? undefined : (failureText(failure) ?? otherwise)} />;
}
