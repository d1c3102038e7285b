/** Says whether matching a glob may take more than linear time, or is longer than any written by a person. */
export function isCostlyGlob(glob: string): boolean {
  if (glob.length > 200 || /[()]/.test(glob) || (glob.match(/\*\*/g)?.length ?? 0) > 3) return true;
  return glob.split('/').some((segment) => segment !== '**' && (segment.match(/\*+/g)?.length ?? 0) > 3);
}
