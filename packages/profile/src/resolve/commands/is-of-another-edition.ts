import type { Candidate } from './candidate.ts';
import { isWithin } from './is-within.ts';

/**
 * Says whether a command installs packages of a part that no command works in, below a manifest of the same language: it may be
 * of an edition that only some have.
 */
export function isOfAnotherEdition(one: Candidate, all: readonly Candidate[]): boolean {
  if (one.kind !== 'install' || one.isRun === true) return false;
  const isBelow = all.some(
    ({ kind, home, ecosystems }) =>
      kind === 'install' &&
      home !== one.home &&
      isWithin(one.home, home) &&
      [...one.ecosystems].some((ecosystem) => ecosystems.has(ecosystem)),
  );
  const isWorkedIn = all.some(
    ({ kind, reaches }) =>
      kind !== 'install' && [...reaches].some((at) => isWithin(at, one.home) || (at !== '' && isWithin(one.home, at))),
  );
  return isBelow && !isWorkedIn;
}
