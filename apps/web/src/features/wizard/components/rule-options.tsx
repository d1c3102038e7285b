import { languageName } from '@regelwerk/contract/language-name';
import { type ContentLanguage, contentLanguageOf, contentLanguages } from '@regelwerk/contract/languages';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { copy } from '../copy.ts';
import { useWizard } from '../use-wizard.ts';
import { SizeChoice } from './size-choice.tsx';

/** The options beyond the five answers: the size of the rule and its language. */
export function RuleOptions() {
  const t = useText(copy);
  const [language] = useLanguage();
  const { ruleLanguage, chooseRuleLanguage } = useWizard();
  return (
    <div className="space-y-7">
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
