import type { Found } from '../findings.ts';
import { nearestAbove } from './nearest-above.ts';

/** Returns the first of some package managers that the files of a folder, or else of the folders above it, name. */
export function managerAt(found: readonly Found[], folder: string, among: readonly string[]): string | undefined {
  const named = nearestAbove(found, folder).flatMap(({ managers = [] }) => managers.map(({ name }) => name));
  return named.find((name) => among.includes(name));
}
