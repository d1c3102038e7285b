import type { Directive } from '../directive.ts';

/** Says whether a line holds for the sake of security, whatever the code does. */
export function isSecurityBoundary({ class: kind, modality }: Directive): boolean {
  return kind === 'security' && (modality === 'must' || modality === 'never');
}
