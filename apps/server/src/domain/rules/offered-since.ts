import { oldestKeptRule } from '@regelwerk/legal/oldest-kept-rule';
import type { GenerationInput } from './generation-input.ts';

/** Returns the time after which an existing rule is offered instead, in ISO 8601; null if none is. */
export function offeredSince({ offersExisting }: Pick<GenerationInput, 'offersExisting'>, now: Date): string | null {
  return offersExisting ? oldestKeptRule(now).toISOString() : null;
}
