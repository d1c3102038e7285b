import { paths } from '@regelwerk/contract/paths';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../../features/auth/use-session.ts';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { placeOf, wizardSession } from '../../features/wizard/session.tsx';
import { readStored, waitingRuleKey } from '../../lib/storage.ts';
import { whenCalm } from '../../lib/when-calm.ts';
import { loadWizard } from './load-wizard.ts';
import { WizardFrame } from './wizard-frame.tsx';

const Wizard = lazy(loadWizard);
const WaitingBanner = lazy(() => import('./waiting-banner.tsx'));

/** The landing page and, once started, the wizard. */
export function HomePage() {
  const navigate = useNavigate();
  const isStarted = useSearch({ strict: false }).step !== undefined;
  const { person } = useSession();
  const [wasLanding, setWasLanding] = useState(false);
  const [hasPreview] = useState(() => readStored('local', waitingRuleKey) !== null);

  useEffect(() => whenCalm(() => void loadWizard()), []);

  useEffect(() => {
    if (!isStarted) setWasLanding(true);
  }, [isStarted]);

  const start = () => {
    wizardSession.start();
    void navigate({ to: paths.home, search: { step: placeOf(wizardSession.read()) } });
  };

  if (!isStarted)
    return (
      <>
        {hasPreview && (
          <Suspense fallback={null}>
            <WaitingBanner />
          </Suspense>
        )}
        <LandingPage isVisitor={person === undefined} onStart={start} />
      </>
    );
  return (
    <Suspense fallback={<WizardFrame />}>
      <Wizard takesFocus={wasLanding} />
    </Suspense>
  );
}
