import './step-bar.css';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { wizardSteps } from '../../../answers/store.ts';
import { ConsentBox } from '../../../tokens/components/consent-box.tsx';
import { copy } from '../copy.ts';
import { obstacleAt } from '../model.ts';
import { useConfirmation } from '../use-confirmation.ts';
import { useWizard } from '../use-wizard.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { GenerateButton } from './generate-button.tsx';

/** Back and Next, always in view; on the last step the consent and the generate button, with the reason while it is disabled. */
export function StepBar({ isUnreachable }: { isUnreachable: boolean }) {
  const t = useText(copy);
  const { form, step, goBy } = useWizard();
  const { words, request, isGiven, give } = useConfirmation();
  const isLast = step === wizardSteps.length - 1;
  const obstacle = obstacleAt(step, form, isGiven);
  return (
    <div className="step-bar">
      {isLast && <ConnectionNotice isUnreachable={isUnreachable} />}
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <Button variant="secondary" disabled={step === 0} onClick={() => goBy(-1)}>
          {t('wizard.back')}
        </Button>
        <div className="order-first basis-full space-y-1 empty:hidden sm:order-none sm:flex-1 sm:basis-0">
          {isLast && <ConsentBox words={words} isGiven={isGiven} onGive={give} />}
          <p
            id="obstacle"
            role="status"
            className={`text-sm text-muted empty:hidden ${isLast ? 'pl-8' : 'sm:text-right'}`}
          >
            {obstacle === 'framework' && t('wizard.frameworks.none')}
            {obstacle === 'consent' && request}
          </p>
        </div>
        {/* two elements: a press that began on Next does not end on the other */}
        {isLast ? (
          <GenerateButton isObstructed={obstacle !== undefined} />
        ) : (
          <Button type="submit">{t('wizard.next')}</Button>
        )}
      </div>
    </div>
  );
}
