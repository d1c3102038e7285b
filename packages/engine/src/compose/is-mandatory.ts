import type { DirectiveClass, Ground } from '@regelwerk/contract/rule';

/**
 * Returns whether even the shortest rule contains the directive: commands, the hardest boundaries, how packages are installed, the external service, the core of the behavior,
 * and what runs showed to change results.
 */
export function isMandatory(
  section: string,
  {
    class: kind,
    weight,
    ground,
  }: { readonly class: DirectiveClass; readonly weight: number; readonly ground: Ground | undefined },
): boolean {
  if (ground === 'effect') return true;
  if (section === 'boundaries') return weight >= 96;
  if (section === 'target') return weight >= 94;
  if (section === 'project') return weight >= 91;
  return (
    (section === 'commands' && weight >= 91) ||
    section === 'external' ||
    (section === 'behavior' && weight >= 92) ||
    (section === 'done' && kind === 'command')
  );
}
