import { z } from 'zod';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCheckedForm } from '../../../ui/use-checked-form.ts';
import { copy } from '../copy.ts';
import { readUserCode } from '../model.ts';

const codeForm = z.object({
  code: z.string().refine((typed) => readUserCode(typed) !== undefined, 'device.invalid'),
});

/** Takes the code that a program shows. */
export function DeviceCodeForm({ onEntered }: { onEntered: (userCode: string | undefined) => void }) {
  const t = useText(copy);
  const { field, handleSubmit } = useCheckedForm(codeForm, { code: '' }, t);
  return (
    <form onSubmit={handleSubmit(({ code }) => onEntered(readUserCode(code)))} noValidate className="grid gap-4">
      <TextField
        label={t('device.code')}
        hint={t('device.codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('code')}
      />
      <Button type="submit" className="justify-self-start">
        {t('device.next')}
      </Button>
    </form>
  );
}
