import type { Evidence } from '@regelwerk/contract/rule';

/** Returns a builder of evidence that was read in the package, its sources or its manual on that ISO date. */
export function confirmedIn(read: string, checkedOn: string): (url: string) => Evidence {
  return (url) => ({ url, read, checkedOn, status: 'confirmed' });
}

/** Returns a builder of evidence that a page reports, but that was not checked in the product itself. */
export function reportedOn(checkedOn: string): (url: string) => Evidence {
  return (url) => ({ url, checkedOn, status: 'reported' });
}
