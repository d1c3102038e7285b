import type { Found } from '../findings.ts';

/** Returns the findings in a folder and above it, the nearest first. */
export function nearestAbove(found: readonly Found[], folder: string): Found[] {
  return found
    .filter((one) => one.folder === '' || one.folder === folder || folder.startsWith(`${one.folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length);
}
