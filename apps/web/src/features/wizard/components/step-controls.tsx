import { aiNotice } from '@regelwerk/legal/ai-notice';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { publicConfigQuery } from '../../../lib/public-config.ts';
import { Button } from '../../../ui/button.tsx';
import { useSession } from '../../auth/use-session.ts';
import { TokenBalance } from '../../tokens/components/token-balance.tsx';
import { copy } from '../copy.ts';
import { obstacleTo } from '../model.ts';
import { wizardSteps } from '../session.tsx';
import { useWizard } from '../use-wizard.ts';

/** Back and Next, and on the last step the generate button, with the reason while it is disabled. */
export function StepControls() {
  const t = useText(copy);
  const { form, step, hasConsent, isVisitor, goTo } = useWizard();
  const isLast = step === wizardSteps.length - 1;
  const obstacle = isLast ? obstacleTo(form, hasConsent) : undefined;
  const { person } = useSession();
  const [language] = useLanguage();
  const { data: config } = useQuery(publicConfigQuery);
  return (
    <div className="mt-8 border-t border-line pt-5">
      {isLast && person !== undefined && (
        <div className="mb-6">
          <TokenBalance userId={person.id} />
          {config?.hasModel === true && <p className="mt-3 text-sm text-muted">{aiNotice.planned[language]}</p>}
        </div>
      )}
      <div className="flex items-center justify-between gap-3">
        <Button variant="secondary" disabled={step === 0} onClick={() => goTo(step - 1)}>
          {t('wizard.back')}
        </Button>
        <Button
          type="submit"
          disabled={obstacle !== undefined}
          aria-describedby={obstacle === undefined ? undefined : 'obstacle'}
        >
          {t(isLast ? 'wizard.generate' : 'wizard.next')}
        </Button>
      </div>
      <p id="obstacle" role="status" className="mt-3 text-right text-sm text-muted">
        {obstacle === 'framework' && t('wizard.frameworks.none')}
        {obstacle === 'consent' && `${t('consentRequired')}: ${t(isVisitor ? 'confirmPreview' : 'pleaseConfirm')}`}
      </p>
    </div>
  );
}
