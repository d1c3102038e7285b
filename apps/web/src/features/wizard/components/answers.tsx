import { modelLabel } from '@regelwerk/contract/model-label';
import { useText } from '../../../i18n/use-text.ts';
import { choiceNames } from '../../rule/copy.ts';
import { copy } from '../copy.ts';
import { wizardSteps } from '../session.tsx';
import { useWizard } from '../use-wizard.ts';

/** The answers of the earlier steps, each with a way back to it. */
export function Answers() {
  const t = useText(copy);
  const name = useText(choiceNames);
  const { form, goTo } = useWizard();
  const answers = {
    model: modelLabel(form.aiModel),
    type: form.applicationType,
    frameworks: form.frameworks.join(', ') || t('wizard.answers.none'),
    behavior: name(`choice.${form.behaviorPreference}`),
  };
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="mb-2 font-medium">
        {t('wizard.answers')}
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2">
        {wizardSteps.map((step, index) => {
          if (step === 'format') return null;
          return (
            <li key={step} className="flex items-center justify-between gap-3 bg-surface px-4 py-2">
              <span className="min-w-0">
                <span className="block text-sm text-muted">{t(`wizard.${step}`)}</span>
                <span className="block wrap-anywhere">{answers[step]}</span>
              </span>
              <button
                type="button"
                aria-label={`${t('wizard.answers.change')}: ${t(`wizard.${step}`)}`}
                onClick={() => void goTo(index)}
                className="min-h-8 shrink-0 rounded-control px-2 text-sm font-medium text-accent hover:bg-sunken"
              >
                {t('wizard.answers.change')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
