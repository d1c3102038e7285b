import { dirname } from './path-parts.ts';

/** The deepest folder that holds all these files; empty for the root. */
export function commonFolder(paths: readonly string[]): string {
  const [first, ...others] = paths.map((path) => dirname(path).split('/'));
  if (first === undefined) return '';
  const different = first.findIndex((part, index) => others.some((parts) => parts[index] !== part));
  return (different === -1 ? first : first.slice(0, different)).join('/');
}
