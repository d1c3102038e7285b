import { paths } from '@regelwerk/contract/shared/paths';
import { redirect } from '@tanstack/react-router';
import { placeOf, wizardSession, wizardSteps } from '../../features/answers/store.ts';

interface Visit {
  readonly search: { readonly step?: string | number };
  /** `stay` if the page before had the same route. */
  readonly cause: 'preload' | 'enter' | 'stay';
}

/**
 * Leads a person who has begun a rule back to its step, and an address that the wizard cannot show to one that it can. Who goes
 * back from the first step sees the landing page.
 */
export function leadToStep({ search: { step }, cause }: Visit): void {
  const session = wizardSession.read();
  if (step === undefined && (session === undefined || cause === 'stay')) return;
  const reachable = session === undefined ? ['model'] : wizardSteps;
  if (reachable.some((place) => place === step)) return;
  throw redirect({ to: paths.home, search: { step: placeOf(session) }, replace: true });
}
