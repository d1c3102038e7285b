import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { copy } from '../copy.ts';
import { useOwnSeries } from '../use-own-series.ts';

/** Generates the rule, but refuses presses that were meant for Next, in whose place it stands: a rule costs a token. */
export function GenerateButton({ isObstructed }: { isObstructed: boolean }) {
  const t = useText(copy);
  const refuseForeign = useOwnSeries();
  return (
    <Button
      type="submit"
      data-generates=""
      onClick={refuseForeign}
      disabled={isObstructed}
      aria-describedby={isObstructed ? 'obstacle' : undefined}
    >
      {t('wizard.generate')}
    </Button>
  );
}
