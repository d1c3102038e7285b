import type { Evidence } from '@regelwerk/contract/rule';

/** Facts checked on one day in what was read: a package, its sources, or the manual of that version. */
export function confirmedIn(read: string, checkedOn: string): (url: string) => Evidence {
  return (url) => ({ url, read, checkedOn, status: 'confirmed' });
}

/** Facts that a page is said to state, but that were not checked in the thing itself. */
export function reportedOn(checkedOn: string): (url: string) => Evidence {
  return (url) => ({ url, checkedOn, status: 'reported' });
}
