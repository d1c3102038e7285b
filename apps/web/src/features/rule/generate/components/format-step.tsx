import { type OutputFormat, outputFormats } from '@regelwerk/contract/rules/choices';
import { defaultSizeFor } from '@regelwerk/contract/rules/default-size-for';
import { modelLabel } from '@regelwerk/contract/rules/model-label';
import { contentLanguageOf } from '@regelwerk/contract/shared/languages';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useStore } from '../../../../lib/use-store.ts';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { Fold } from '../../../../ui/fold.tsx';
import { copy as projectCopy } from '../../../project/copy.ts';
import { knownProject } from '../../../project/store.ts';
import { choiceNames } from '../../view/copy.ts';
import { copy } from '../copy.ts';
import { useWizard } from '../use-wizard.ts';
import { Answers } from './answers.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { RuleOptions } from './rule-options.tsx';
import { Spending } from './spending.tsx';

const json = '{\n  "heading": "React",\n  "lines": [ … ]\n}';

function exampleOf(format: OutputFormat, markdown: string): string {
  const parts: Readonly<Record<OutputFormat, string>> = {
    Markdown: markdown,
    JSON: json,
    Both: `${markdown}\n\n${json}`,
  };
  return parts[format];
}

/** The formats, and below them the optional settings, folded. The bar has the consent box and the generate button. */
export function FormatStep() {
  const t = useText(copy);
  const name = useText(choiceNames);
  const tProject = useText(projectCopy);
  const [language] = useLanguage();
  const project = useStore(knownProject);
  const { form, answer, size, ruleLanguage } = useWizard();
  const hasOptions =
    (form.additionalNotes ?? '') !== '' ||
    size !== defaultSizeFor(form.aiModel) ||
    (ruleLanguage !== undefined && ruleLanguage !== contentLanguageOf(language));
  const chosen = [
    modelLabel(form.aiModel, language),
    ...form.frameworks,
    ...(project === undefined ? [] : [project.name || tProject('project.answer.unnamed')]),
  ];
  return (
    <div className="space-y-4">
      <ChoiceGroup legend={t('wizard.format.question')} columns={3}>
        {outputFormats.map((format) => (
          <ChoiceCard
            key={format}
            type="radio"
            name="outputFormat"
            value={format}
            title={name(`choice.${format}`)}
            checked={form.outputFormat === format}
            onChange={() => answer({ outputFormat: format })}
          >
            <span className="mt-0.5 block text-sm text-muted">{t(`wizard.format.${format}`)}</span>
            {/* on a phone, the example of the chosen format is enough */}
            <span className={form.outputFormat === format ? 'block' : 'hidden sm:block'}>
              <span className="mt-2 block text-xs text-muted sm:mt-3">{t('wizard.format.example')}</span>
              <code className="mt-1 block overflow-hidden rounded-control bg-sunken p-2.5 font-mono text-xs leading-relaxed whitespace-pre-wrap">
                {exampleOf(format, `## React\n\n${t('wizard.format.exampleLines')}`)}
              </code>
            </span>
          </ChoiceCard>
        ))}
      </ChoiceGroup>
      <Spending />
      <Fold title={t('wizard.options')} note={t('wizard.options.note')} isInUse={hasOptions}>
        <RuleOptions />
      </Fold>
      <Fold title={t('wizard.answers')} note={chosen.join(', ')}>
        <Answers />
      </Fold>
    </div>
  );
}
