import { answersOfProject } from '@regelwerk/contract/rules/answers-of-project';
import { choiceLabel } from '@regelwerk/contract/rules/choice-label';
import {
  backendFrameworks,
  type ChosenFramework,
  type Framework,
  frameworksOf,
  frontendFrameworks,
  moreFrameworks,
} from '@regelwerk/contract/rules/choices';
import { modelLabel } from '@regelwerk/contract/rules/model-label';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useStore } from '../../../../lib/use-store.ts';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { fixedFrameworks, isPlain } from '../../../answers/model.ts';
import { ReadProject } from '../../../project/components/read-project.tsx';
import { knownProject } from '../../../project/store.ts';
import { copy } from '../copy.ts';
import { broughtFrameworks, excludingPairs, externalFrameworks, spellingsOf } from '../model.ts';
import { useWizard } from '../use-wizard.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { MoreChoices } from './more-choices.tsx';

export function FrameworksStep() {
  const t = useText(copy);
  const [language] = useLanguage();
  const { form, answer, fillIn } = useWizard();
  const offered = frameworksOf(form.applicationType);
  useStore(knownProject);
  const profile = knownProject.profile();
  const shown = profile === undefined ? [] : (answersOfProject(profile)?.frameworks ?? []);
  const named = [...new Set([...shown, ...form.frameworks])].filter(isPlain);
  const isFirst = (name: Framework) => offered.includes(name) && !moreFrameworks.includes(name);
  const groups: { title: string; names: readonly ChosenFramework[] }[] = [
    { title: t('wizard.frameworks.frontend'), names: frontendFrameworks.filter(isFirst) },
    { title: t('wizard.frameworks.backend'), names: backendFrameworks.filter(isFirst) },
    { title: t('wizard.frameworks.project'), names: named },
  ].filter(({ names }) => names.length > 0);
  const external = externalFrameworks(form);
  const fixed = fixedFrameworks(form);

  const choose = (name: ChosenFramework, isChosen: boolean) => {
    const others = form.frameworks.filter((one) => one !== name);
    answer({ frameworks: isChosen ? [...others, name] : others });
  };

  const card = (name: ChosenFramework) => (
    <ChoiceCard
      key={name}
      type="checkbox"
      name="frameworks"
      value={name}
      title={choiceLabel(name)}
      checked={form.frameworks.includes(name)}
      onChange={(isChosen) => choose(name, isChosen)}
    />
  );

  return (
    <div className="space-y-6">
      {groups.map(({ title, names }) => (
        <ChoiceGroup key={title} legend={title} isLegendShown={groups.length > 1} columns={3}>
          {names.map(card)}
        </ChoiceGroup>
      ))}
      <MoreChoices
        title={t('wizard.frameworks.more')}
        names={moreFrameworks.filter((name) => offered.includes(name))}
        chosen={form.frameworks}
        labelOf={choiceLabel}
        searchLabel={t('wizard.frameworks.search')}
        readOf={spellingsOf}
      >
        {(names) => (
          <ChoiceGroup legend={t('wizard.frameworks.more')} columns={3}>
            {names.map(card)}
          </ChoiceGroup>
        )}
      </MoreChoices>
      <div role="status" className="space-y-2 text-sm empty:hidden">
        {fixed.length > 0 && (
          <p className="text-muted">
            {t('wizard.frameworks.fixed', { model: modelLabel(form.aiModel, language), names: fixed.join(', ') })}
          </p>
        )}
        {broughtFrameworks(form).map(([name, brought]) => (
          <p key={name} className="text-muted">
            {t('wizard.frameworks.brings', { name, names: brought.join(', ') })}
          </p>
        ))}
        {excludingPairs(form).map(([first, second]) => (
          <p key={`${first} ${second}`} className="rounded-control border border-line-strong bg-sunken px-3 py-2">
            {t('wizard.frameworks.excludes', { first, second })}
          </p>
        ))}
        {external.length > 0 && (
          <p className="rounded-control border border-line-strong bg-sunken px-3 py-2">
            {t('wizard.frameworks.external', { model: modelLabel(form.aiModel, language), names: external.join(', ') })}
          </p>
        )}
      </div>
      <ReadProject answers={form} aiModel={form.aiModel} onFill={fillIn} />
    </div>
  );
}
