import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCheckedForm } from '../../../ui/use-checked-form.ts';
import { copy } from '../copy.ts';
import { codeForm } from '../form.ts';

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
  const { field, handleSubmit, watch } = useCheckedForm(codeForm, { code: '' }, t);
  const isApplied = watch('code').trim() === code;
  const submit = handleSubmit((typed) => onApply(typed.code));
  return (
    <>
      <form className="flex items-end gap-2" onSubmit={submit}>
        <TextField
          className="min-w-0 flex-1"
          label={t('checkout.code')}
          autoComplete="off"
          maxLength={100}
          {...field('code')}
          error={fault}
        />
        {fault === undefined && (
          <Button type="submit" variant="secondary" className="min-h-11" disabled={isApplied}>
            {t('checkout.apply')}
          </Button>
        )}
      </form>
      {fault !== undefined && (
        <div>
          <Button variant="secondary" onClick={() => submit()} disabled={isApplied}>
            {t('checkout.apply')}
          </Button>
        </div>
      )}
    </>
  );
}
