import { useState } from 'react';
import { CodeForm } from '../../auth/components/code-form.tsx';
import { useMakeCodes } from '../mutations.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Asks for a code, then makes new recovery codes. */
export function RenewCodes({
  factor,
  onDone,
}: {
  factor: { readonly id: string; readonly hasCodes: boolean };
  onDone: () => void;
}) {
  const [isProven, setProven] = useState(false);
  const codes = useMakeCodes();
  const make = () => codes.mutate({ isFirst: !factor.hasCodes });
  if (isProven) return <RecoveryCodes codes={codes.data} error={codes.error} onRetry={make} onDone={onDone} />;
  return (
    <CodeForm
      factorId={factor.id}
      onEntered={() => {
        setProven(true);
        make();
      }}
    />
  );
}
