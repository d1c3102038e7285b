import { languageName } from '@regelwerk/contract/shared/language-name';
import { type ContentLanguage, contentLanguageOf, contentLanguages } from '@regelwerk/contract/shared/languages';
import { limits } from '@regelwerk/contract/shared/limits';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { copy } from '../copy.ts';
import { useWizard } from '../use-wizard.ts';
import { SizeChoice } from './size-choice.tsx';

/** The options beyond the five answers: notes on the project, the size of the rule and its language. */
export function RuleOptions() {
  const t = useText(copy);
  const [language] = useLanguage();
  const { form, answer, ruleLanguage, chooseRuleLanguage } = useWizard();
  return (
    <div className="space-y-7">
      <div>
        <label htmlFor="notes" className="block font-medium">
          {t('wizard.notes')}
        </label>
        <textarea
          id="notes"
          rows={3}
          value={form.additionalNotes ?? ''}
          maxLength={limits.additionalNotes}
          aria-describedby="notes-hint"
          onChange={(event) => answer({ additionalNotes: event.target.value })}
          // browsers scroll only its first line into view, which would leave the rest under the bar
          onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
          className="mt-1.5 w-full rounded-control border border-line-strong bg-surface px-3 py-2"
        />
        <p id="notes-hint" className="mt-1 text-sm text-muted">
          {t('wizard.notes.hint', { max: limits.additionalNotes })}
        </p>
      </div>
      <SizeChoice />
      <div className="max-w-md">
        <SelectField
          label={t('wizard.ruleLanguage')}
          value={ruleLanguage ?? contentLanguageOf(language)}
          onChange={(event) => chooseRuleLanguage(event.target.value as ContentLanguage)}
          options={contentLanguages.map((value) => ({ value, label: languageName(value, language) }))}
        />
      </div>
    </div>
  );
}
