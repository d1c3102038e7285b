import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { copy } from '../copy.ts';

/** Says that no model matches a search, and offers the typed text as the name of a custom model. */
export function NoModel({ text, onUse }: { text: string; onUse: () => void }) {
  const t = useText(copy);
  return (
    <div className="rounded-card border border-dashed border-line-strong p-5">
      <p className="max-w-prose wrap-anywhere">{t('wizard.search.none', { text })}</p>
      <Button variant="secondary" className="mt-3 max-w-full wrap-anywhere" onClick={onUse}>
        {t('wizard.search.use', { text })}
      </Button>
    </div>
  );
}
