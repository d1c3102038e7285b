import { paths } from '@regelwerk/contract/shared/paths';
import { redirect } from '@tanstack/react-router';
import { placeOf, wizardSession, wizardSteps } from '../../features/answers/store.ts';

interface Visit {
  readonly search: { readonly step?: string | number };
  /** `stay` if the page before had the same route. */
  readonly cause: 'preload' | 'enter' | 'stay';
}

/**
 * Redirects a person who has begun a rule to its step, and an unreachable step to a reachable one. Going back from the first
 * step shows the landing page.
 */
export function redirectToStep({ search: { step }, cause }: Visit): void {
  const session = wizardSession.read();
  if (step === undefined && (session === undefined || cause === 'stay')) return;
  const reachable = session === undefined ? ['model'] : wizardSteps;
  if (reachable.some((place) => place === step)) return;
  throw redirect({ to: paths.home, search: { step: placeOf(session) }, replace: true });
}
