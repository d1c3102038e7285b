import { effects } from '../knowledge/effects.ts';
import type { PlacedDirective } from '../placed-directive.ts';
import type { Stack } from '../stack.ts';
import { fitOf } from './fit-of.ts';
import { isGeneral } from './is-general.ts';
import { isSecurityBoundary } from './is-security-boundary.ts';
import { knownFaults } from './known-faults.ts';

/** Places of the code that show that a line is how the project works. */
const fewestPlaces = 3;
/** Places that follow a line for each one that breaks it. */
const leastFollowing = 9;

/**
 * Returns whether something in an existing project asks for a general line: a place that breaks it, for security; pages of a client
 * framework, for what was measured on such pages; code that already does what the installed version made new.
 */
export function isAskedFor(placed: PlacedDirective, stack: Stack): boolean {
  const { technologies, facts, project } = stack;
  const { directive, section } = placed;
  if (project === undefined || facts.met.has('new-project') || !isGeneral(section)) return true;
  const { profile } = project;
  // of a project that nobody read, nothing is known
  if (profile.technologies.length === 0 && profile.codeCounts === undefined) return true;
  if (effects[directive.id] !== undefined)
    return technologies.some(({ technology }) => technology.role === 'interface');
  if (isSecurityBoundary(directive)) return knownFaults(directive, profile, 'en') !== undefined;
  return isNewHere(placed, stack) && isFollowed(placed, stack);
}

/** A prohibition that the code keeps has nothing to add to it. */
function isNewHere(placed: PlacedDirective, stack: Stack): boolean {
  const { class: kind, since, modality } = placed.directive;
  if (modality === 'never' || (kind !== 'post-cutoff' && since === undefined)) return false;
  return fitOf(placed, stack).part !== undefined;
}

function isFollowed({ directive }: PlacedDirective, { project }: Stack): boolean {
  const { follows = 0, breaks = 0 } = project?.profile.codeCounts?.find(({ probe }) => probe === directive.id) ?? {};
  return follows >= fewestPlaces && follows >= breaks * leastFollowing;
}
