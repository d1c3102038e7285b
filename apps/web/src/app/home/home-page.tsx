import { paths } from '@regelwerk/contract/shared/paths';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { placeOf, wizardSession } from '../../features/answers/store.ts';
import { useSession } from '../../features/auth/use-session.ts';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { readStored, waitingRuleKey } from '../../lib/storage.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LazyWizard } from './lazy-wizard.ts';
import { WizardFrame } from './wizard-frame.tsx';

const ProjectDoor = lazyPart(async () => (await import('../../features/project/components/project-door.tsx')).default);
const WaitingBanner = lazyPart(async () => (await import('./waiting-banner.tsx')).default);

/** The landing page and, once started, the wizard. */
export function HomePage() {
  const navigate = useNavigate();
  const isStarted = useSearch({ strict: false }).step !== undefined;
  const { person } = useSession();
  // the control that led into the wizard is gone with its page, so the wizard takes the focus
  const router = useRouter();
  const [wasElsewhere, setWasElsewhere] = useState(() => {
    const before = router.state.resolvedLocation;
    return before !== undefined && before.pathname !== paths.home;
  });
  const [hasPreview, setHasPreview] = useState<boolean>();
  // the prerendered page knows nothing of this browser
  useEffect(() => setHasPreview(readStored('local', waitingRuleKey) !== null), []);

  useEffect(() => {
    if (!isStarted) setWasElsewhere(true);
  }, [isStarted]);

  const start = () => {
    wizardSession.start();
    void navigate({ to: paths.home, search: { step: placeOf(wizardSession.read()) } });
  };

  if (!isStarted)
    return (
      <LandingPage isVisitor={person === undefined} onStart={start} onApproach={LazyWizard.preload}>
        <DoorSpace>
          {hasPreview !== undefined && (
            <Suspense fallback={null}>
              <ProjectDoor onGiven={start} />
            </Suspense>
          )}
        </DoorSpace>
        {hasPreview && (
          <Suspense fallback={<WaitingSpace />}>
            <WaitingBanner />
          </Suspense>
        )}
      </LandingPage>
    );
  return (
    <Suspense fallback={<WizardFrame />}>
      <LazyWizard takesFocus={wasElsewhere} />
    </Suspense>
  );
}

/** Keeps the space of the project's door, which the rendered page does not have yet; without a script there is none. */
function DoorSpace({ children }: { children: ReactNode }) {
  return <div className="mb-10 min-h-66 noscript:hidden sm:min-h-55 lg:min-h-37 pointer-coarse:hidden">{children}</div>;
}

/** Reserves the banner's space while it loads, so that the page below does not shift. */
function WaitingSpace() {
  return (
    <div className="pb-10">
      <Skeleton className="h-33 sm:h-19.5" />
    </div>
  );
}
