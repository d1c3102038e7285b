import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { copy } from '../copy.ts';
import { useOwnSeries } from '../use-own-series.ts';

/** It stands where Next stood, and a rule costs a token. */
export function GenerateButton({ isObstructed }: { isObstructed: boolean }) {
  const t = useText(copy);
  const refuseForeign = useOwnSeries();
  return (
    <Button
      type="submit"
      onClick={refuseForeign}
      disabled={isObstructed}
      aria-describedby={isObstructed ? 'obstacle' : undefined}
    >
      {t('wizard.generate')}
    </Button>
  );
}
