import { languageName } from '@regelwerk/contract/language-name';
import { type ContentLanguage, contentLanguageOf, contentLanguages } from '@regelwerk/contract/languages';
import { type RuleSize, ruleSizes } from '@regelwerk/contract/rule-size';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { copy } from '../copy.ts';
import { useWizard } from '../use-wizard.ts';

/** The options beyond the five answers: the size of the rule and its language. */
export function RuleOptions() {
  const t = useText(copy);
  const [language] = useLanguage();
  const { size, ruleLanguage, chooseSize, chooseRuleLanguage } = useWizard();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t('wizard.size')}
        hint={t(`wizard.size.${size}.hint`)}
        value={size}
        onChange={(event) => chooseSize(event.target.value as RuleSize)}
        options={ruleSizes.map((value) => ({ value, label: t(`wizard.size.${value}`) }))}
      />
      <SelectField
        label={t('wizard.ruleLanguage')}
        value={ruleLanguage ?? contentLanguageOf(language)}
        onChange={(event) => chooseRuleLanguage(event.target.value as ContentLanguage)}
        options={contentLanguages.map((value) => ({ value, label: languageName(value, language) }))}
      />
    </div>
  );
}
