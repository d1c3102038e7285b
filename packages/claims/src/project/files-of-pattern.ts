import { isCostlyGlob } from '@regelwerk/contract/rules/is-costly-glob';
import picomatch from 'picomatch';

/** Returns the paths that a pattern matches; a folder means all files below it. Nothing for a pattern that would take long. */
export function filesOfPattern(pattern: string, paths: readonly string[]): string[] {
  const plain = pattern.replace(/^\.?\//, '').replace(/\/$/, '');
  if (!plain.includes('*')) return paths.filter((path) => path === plain || path.startsWith(`${plain}/`));
  if (isCostlyGlob(plain)) return [];
  const matches = picomatch(plain, { noextglob: true, dot: true });
  return paths.filter((path) => matches(path));
}
