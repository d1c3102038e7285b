import { backendFrameworks, type Framework, frameworksOf, frontendFrameworks } from '@regelwerk/contract/rules/choices';
import { modelLabel } from '@regelwerk/contract/rules/model-label';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { ReadProject } from '../../../project/components/read-project.tsx';
import { copy } from '../copy.ts';
import { externalFrameworks, fixedFrameworks } from '../model.ts';
import { useWizard } from '../use-wizard.ts';
import { ChoiceGroup } from './choice-group.tsx';

export function FrameworksStep() {
  const t = useText(copy);
  const [language] = useLanguage();
  const { form, answer, fillIn } = useWizard();
  const offered = frameworksOf(form.applicationType);
  const groups = [
    { title: t('wizard.frameworks.frontend'), names: frontendFrameworks.filter((name) => offered.includes(name)) },
    { title: t('wizard.frameworks.backend'), names: backendFrameworks.filter((name) => offered.includes(name)) },
  ].filter(({ names }) => names.length > 0);
  const external = externalFrameworks(form);
  const fixed = fixedFrameworks(form);

  const choose = (name: Framework, isChosen: boolean) => {
    const others = form.frameworks.filter((one) => one !== name);
    answer({ frameworks: isChosen ? [...others, name] : others });
  };

  return (
    <div className="space-y-6">
      {groups.map(({ title, names }) => (
        <ChoiceGroup key={title} legend={title} isLegendShown={groups.length > 1} columns={3}>
          {names.map((name) => (
            <ChoiceCard
              key={name}
              type="checkbox"
              name="frameworks"
              value={name}
              title={name}
              checked={form.frameworks.includes(name)}
              onChange={(isChosen) => choose(name, isChosen)}
            />
          ))}
        </ChoiceGroup>
      ))}
      <div role="status" className="space-y-2 text-sm empty:hidden">
        {fixed.length > 0 && (
          <p className="text-muted">
            {t('wizard.frameworks.fixed', { model: modelLabel(form.aiModel, language), names: fixed.join(', ') })}
          </p>
        )}
        {external.length > 0 && (
          <p className="rounded-control border border-line-strong bg-sunken px-3 py-2">
            {t('wizard.frameworks.external', { model: modelLabel(form.aiModel, language), names: external.join(', ') })}
          </p>
        )}
      </div>
      <ReadProject answers={form} onFill={fillIn} />
    </div>
  );
}
