import type { FormState } from '@regelwerk/contract/rules/form-state';
import { Check } from 'lucide-react';
import { useText } from '../../../../i18n/use-text.ts';
import { wizardSteps } from '../../../answers/store.ts';
import { copy } from '../copy.ts';
import { isAnswered } from '../model.ts';

/** The colors of a step before, at and after the current one. */
const looks: Readonly<Record<number, string>> = {
  [-1]: 'border-accent bg-accent-soft text-accent',
  0: 'border-accent bg-accent text-on-accent',
  1: 'border-line-strong bg-surface text-muted',
};

/** Numbered circles, each a link to its step; answered steps before the current one are marked as done. */
export function StepCircles({ step, form, onJump }: { step: number; form: FormState; onJump: (step: number) => void }) {
  const t = useText(copy);
  return (
    <nav aria-label={t('wizard.steps')}>
      <ol className="flex items-start [--circle:min(2.5rem,14vw)]">
        {wizardSteps.map((name, index) => {
          const isDone = index < step && isAnswered(name, form);
          const isCurrent = index === step;
          const look = looks[isDone ? -1 : Number(!isCurrent)];
          return (
            <li key={name} className="relative flex min-w-0 flex-1 justify-center">
              {index > 0 && (
                <span
                  aria-hidden="true"
                  className={`absolute top-[calc(var(--circle)/2)] right-[calc(50%+var(--circle)/2)] left-[calc(-50%+var(--circle)/2)] h-px ${index <= step ? 'bg-accent' : 'bg-line'}`}
                />
              )}
              <button
                type="button"
                onClick={() => onJump(index)}
                aria-current={isCurrent ? 'step' : undefined}
                className="group relative flex min-w-(--circle) flex-col items-center gap-1.5"
              >
                <span
                  className={`grid size-(--circle) place-items-center rounded-full border text-sm font-semibold transition-colors duration-150 ${look}`}
                >
                  {isDone ? <Check className="size-4" aria-hidden="true" /> : index + 1}
                </span>
                <span className={`sr-only text-sm sm:not-sr-only ${isCurrent ? 'font-medium' : 'text-muted'}`}>
                  {t(`wizard.${name}`)}
                  {isDone && <span className="sr-only">, {t('wizard.done')}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
