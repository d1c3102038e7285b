import './step-bar.css';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { copy } from '../copy.ts';
import { obstacleTo } from '../model.ts';
import { wizardSteps } from '../session.tsx';
import { useWizard } from '../use-wizard.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { GenerateButton } from './generate-button.tsx';

/** Back and Next, always in view; on the last step the generate button, with the reason while it is disabled. */
export function StepBar({ isUnreachable }: { isUnreachable: boolean }) {
  const t = useText(copy);
  const { form, step, hasConsent, isVisitor, goBy } = useWizard();
  const isLast = step === wizardSteps.length - 1;
  const obstacle = isLast ? obstacleTo(form, hasConsent) : undefined;
  return (
    <div className="step-bar">
      {isLast && <ConnectionNotice isUnreachable={isUnreachable} />}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Button variant="secondary" disabled={step === 0} onClick={({ currentTarget }) => goBy(-1, currentTarget)}>
          {t('wizard.back')}
        </Button>
        <p
          id="obstacle"
          role="status"
          className="order-first basis-full text-sm text-muted empty:hidden sm:order-none sm:flex-1 sm:basis-0 sm:text-right"
        >
          {obstacle === 'framework' && t('wizard.frameworks.none')}
          {obstacle === 'consent' && `${t('consentRequired')}: ${t(isVisitor ? 'confirmPreview' : 'pleaseConfirm')}`}
        </p>
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
