import { limits } from './limits.ts';

/** Whether a name is short enough: in characters for those who read it, in bytes for what it is sent in. */
export function fitsDisplayName(name: string): boolean {
  return [...name].length <= limits.displayName && new TextEncoder().encode(name).length <= limits.displayNameBytes;
}
