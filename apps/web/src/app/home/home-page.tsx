import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../../features/auth/use-session.ts';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { useWizard } from '../../features/wizard/use-wizard.ts';
import { whenCalm } from '../../lib/when-calm.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const loadWizard = () => import('./wizard.tsx');
const Wizard = lazy(loadWizard);

/** The landing page and, once started, the wizard, which a reload restores. */
export function HomePage() {
  const { isStarted, start } = useWizard();
  const { person } = useSession();

  useEffect(() => whenCalm(() => void loadWizard()), []);

  if (!isStarted) return <LandingPage isVisitor={person === undefined} onStart={start} />;
  return (
    <Suspense fallback={<Skeleton className="mx-auto my-10 h-96 max-w-3xl" />}>
      <Wizard />
    </Suspense>
  );
}
