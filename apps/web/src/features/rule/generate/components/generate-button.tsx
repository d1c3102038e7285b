import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { copy } from '../copy.ts';

/** Generates the rule. Ignores the second click of a double click, which may have started on the Next button: a rule costs a token. */
export function GenerateButton({ isObstructed }: { isObstructed: boolean }) {
  const t = useText(copy);
  return (
    <Button
      type="submit"
      data-generates=""
      onClick={(event) => event.detail > 1 && event.preventDefault()}
      disabled={isObstructed}
      aria-describedby={isObstructed ? 'obstacle' : undefined}
    >
      {t('wizard.generate')}
    </Button>
  );
}
