import { effects } from '../knowledge/effects.ts';
import type { PlacedDirective } from '../placed-directive.ts';
import type { Stack, StackPart } from '../stack.ts';
import { isGeneral } from './is-general.ts';
import { isSecurityBoundary } from './is-security-boundary.ts';
import { knownFaults } from './known-faults.ts';

/** Places of the code that show that a line is how the project works. */
const fewestPlaces = 3;
/** The weight from which a change is worth a line in every rule of a project that has it. */
const newEnough = 80;
/** Packages that draw pages in the browser, although the wizard offers none of them. */
const clients: ReadonlySet<string> = new Set(['svelte', 'solid-js', 'preact', 'lit', 'ember-source', 'alpinejs']);

/**
 * Returns whether something in an existing project asks for a general line: security in any, pages drawn by a client framework
 * for what was measured on such pages, the installed version for what is new in it, and for the rest code that follows it, where
 * the code was counted.
 */
export function isAskedFor(placed: PlacedDirective, { technologies, facts, project }: Stack): boolean {
  const { directive, section } = placed;
  if (project === undefined || facts.met.has('new-project') || !isGeneral(section)) return true;
  const { technologies: packages, codeCounts } = project.profile;
  if (directive.class === 'security') return isSecurityBoundary(directive);
  if (isNewToModels(placed, technologies)) return true;
  if (effects[directive.id] !== undefined) {
    return (
      technologies.some(({ technology }) => technology.role === 'interface') ||
      packages.some(({ ecosystem, name, isAside }) => ecosystem === 'npm' && isAside !== true && clients.has(name))
    );
  }
  return codeCounts?.some(({ probe, follows }) => probe === directive.id && follows >= fewestPlaces) ?? true;
}

/** Returns whether a general line is about this code: here and there it breaks what it else does for security. */
export function isShown({ directive }: PlacedDirective, { project }: Stack): boolean {
  const count = project?.profile.codeCounts?.find(({ probe }) => probe === directive.id);
  if (project === undefined || count === undefined || count.breaks > count.follows) return false;
  return knownFaults(directive, project.profile, 'en') !== undefined;
}

/** What changed after the training of models is asked for by the installed version itself. */
function isNewToModels({ technology, directive }: PlacedDirective, parts: readonly StackPart[]): boolean {
  const part = parts.find((one) => one.technology === technology);
  if (technology?.isMore !== true || part?.installed === undefined) return false;
  return directive.class === 'post-cutoff' && directive.weight >= newEnough;
}
