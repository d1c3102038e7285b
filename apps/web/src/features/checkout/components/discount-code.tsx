import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { copy } from '../copy.ts';

/** A field for a discount code with its button, which moves below a fault so that both stay readable on a phone. */
export function DiscountCode({
  code,
  fault,
  onApply,
}: {
  code: string;
  fault: string | undefined;
  onApply: (code: string) => void;
}) {
  const t = useText(copy);
  const [typed, setTyped] = useState('');
  const isApplied = typed.trim() === code;
  return (
    <>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onApply(typed.trim());
        }}
      >
        <TextField
          className="min-w-0 flex-1"
          label={t('checkout.code')}
          autoComplete="off"
          maxLength={100}
          value={typed}
          error={fault}
          onChange={(event) => setTyped(event.target.value)}
        />
        {fault === undefined && (
          <Button type="submit" variant="secondary" className="min-h-11" disabled={isApplied}>
            {t('checkout.apply')}
          </Button>
        )}
      </form>
      {fault !== undefined && (
        <div>
          <Button variant="secondary" onClick={() => onApply(typed.trim())} disabled={isApplied}>
            {t('checkout.apply')}
          </Button>
        </div>
      )}
    </>
  );
}
