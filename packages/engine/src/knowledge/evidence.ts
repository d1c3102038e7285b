import type { Evidence } from '@regelwerk/contract/rules/rule';

/** Where a fact was read. Whether it is confirmed follows from its proof, never from its author. */
export type Source = Omit<Evidence, 'status'>;

/** Returns a builder of sources that were read in the package, its sources or its manual on that ISO date. */
export function readIn(read: string, checkedOn: string): (url: string) => Source {
  return (url) => ({ url, read, checkedOn });
}

/** Returns a builder of sources that are known by their page alone. */
export function reportedOn(checkedOn: string): (url: string) => Source {
  return (url) => ({ url, checkedOn });
}
