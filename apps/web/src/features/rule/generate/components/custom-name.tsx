import { limits } from '@regelwerk/contract/shared/limits';
import { useText } from '../../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { customModelOf } from '../model.ts';
import { useWizard } from '../use-wizard.ts';

/** The field for the name of a model that the list does not offer. */
export function CustomName() {
  const t = useText(copy);
  const { form, answer } = useWizard();
  return (
    <div className="max-w-md">
      <label htmlFor="custom-model" className="block text-sm font-medium">
        {t('wizard.model.custom')}
      </label>
      <input
        id="custom-model"
        type="text"
        value={form.aiModel === 'Custom' ? '' : form.aiModel}
        maxLength={limits.customModelName}
        placeholder={t('wizard.model.customPlaceholder')}
        aria-describedby="custom-model-hint"
        onChange={(event) => answer({ aiModel: customModelOf(event.target.value) })}
        className="mt-1.5 min-h-10 w-full rounded-control border border-line-strong bg-surface px-3 placeholder:text-muted"
      />
      <p id="custom-model-hint" className="mt-1.5 text-sm text-muted">
        {t('wizard.model.customHint', { max: limits.customModelName })}
      </p>
    </div>
  );
}
