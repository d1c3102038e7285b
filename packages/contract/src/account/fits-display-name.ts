import { limits } from '../shared/limits.ts';

/** Returns whether a name is short enough, both in characters (for readers) and in bytes (for headers and tokens). */
export function fitsDisplayName(name: string): boolean {
  return [...name].length <= limits.displayName && new TextEncoder().encode(name).length <= limits.displayNameBytes;
}
