import { modelLabel } from '@regelwerk/contract/rules/model-label';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useStore } from '../../../../lib/use-store.ts';
import { wizardSteps } from '../../../answers/store.ts';
import { copy as projectCopy } from '../../../project/copy.ts';
import { knownProject } from '../../../project/store.ts';
import { choiceNames } from '../../view/copy.ts';
import { copy } from '../copy.ts';
import { useWizard } from '../use-wizard.ts';

/** The answers of the earlier steps, each with a way back to it. */
export function Answers() {
  const t = useText(copy);
  const [language] = useLanguage();
  const tProject = useText(projectCopy);
  const name = useText(choiceNames);
  const project = useStore(knownProject);
  const { form, goTo } = useWizard();
  const answers = {
    model: modelLabel(form.aiModel, language),
    type: form.applicationType,
    frameworks: form.frameworks.join(', ') || t('wizard.answers.none'),
    behavior: name(`choice.${form.behaviorPreference}`),
  };
  return (
    <ul
      aria-label={t('wizard.answers')}
      className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2"
    >
      {wizardSteps.map((step, index) =>
        step === 'format' ? null : (
          <Row key={step} title={t(`wizard.${step}`)} answer={answers[step]} onChange={() => goTo(index)} />
        ),
      )}
      {project !== undefined && (
        <Row
          isWide
          title={tProject('project.answer')}
          answer={project.name || tProject('project.answer.unnamed')}
          onChange={() => goTo(wizardSteps.indexOf('frameworks'))}
        />
      )}
    </ul>
  );
}

function Row({
  title,
  answer,
  isWide = false,
  onChange,
}: {
  title: string;
  answer: string;
  isWide?: boolean;
  onChange: () => void;
}) {
  const t = useText(copy);
  return (
    <li
      className={`flex flex-wrap items-center justify-between gap-x-3 bg-surface px-4 py-2 ${isWide ? 'sm:col-span-2' : ''}`}
    >
      <span className="min-w-0">
        <span className="block text-sm text-muted">{title}</span>
        <span className="block wrap-anywhere">{answer}</span>
      </span>
      <button
        type="button"
        aria-label={`${t('wizard.answers.change')}: ${title}`}
        onClick={onChange}
        className="min-h-8 shrink-0 rounded-control px-2 text-sm font-medium text-accent hover:bg-sunken"
      >
        {t('wizard.answers.change')}
      </button>
    </li>
  );
}
