import { projectLimits } from '@regelwerk/contract/rules/project-limits';
import { unsafeInLine } from '@regelwerk/contract/shared/unsafe-in-line';

/** Says whether a path is not a plain path below the root: absolute, climbing, too long, or with hidden characters. */
export function refusesPath(path: string): boolean {
  if (path.length === 0 || path.length > projectLimits.path || unsafeInLine.test(path)) return true;
  if (/^[A-Za-z]:|[\\]/.test(path)) return true;
  return path.split('/').some((segment) => segment === '' || segment === '.' || segment === '..');
}
