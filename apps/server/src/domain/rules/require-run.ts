import { AppError } from '../kernel/app-error.ts';
import { sessionEnded } from '../kernel/session-ended.ts';

/** The ledger's answer to a request for a run. */
export interface RunOutcome {
  readonly outcome: 'settled' | 'held' | 'captured' | 'running' | 'no_tokens' | 'no_session' | 'over_limit' | 'exists';
  readonly id: string | null;
  readonly balance: number;
}

/** Returns the run that may continue or already exists; throws if there is none. */
export function requireRun(outcome: RunOutcome | undefined): RunOutcome & { readonly id: string } {
  if (outcome === undefined || outcome.outcome === 'no_tokens')
    throw new AppError('no_tokens', "You're out of tokens! Add more to generate rules.");
  if (outcome.outcome === 'over_limit')
    throw new AppError('token_limit_reached', 'This access token has spent as many tokens in 24 hours as it may.');
  if (outcome.outcome === 'no_session') throw sessionEnded();
  if (outcome.outcome === 'running') throw new AppError('still_running', 'This rule is being generated. Please wait.');
  if (outcome.id === null) throw new Error(`A run that is ${outcome.outcome} has no id`);
  return { ...outcome, id: outcome.id };
}
