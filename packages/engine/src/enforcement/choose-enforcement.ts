import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { allEnforcements } from './all-enforcements.ts';
import { allAstGrepRules } from './ast-grep/all-ast-grep-rules.ts';
import type { Enforcement } from './enforcement.ts';
import { astGrepInPart } from './maps/ast-grep.ts';
import { pluginOf } from './maps/plugin-of.ts';

/**
 * Directives whose check is not offered, with the packages beside which it would refuse correct code; an empty list means
 * everywhere, because the directive applies only where the project chose the check itself.
 */
const notOffered: Readonly<Record<string, readonly string[]>> = {
  'typescript.enum': [],
  // they read the types of constructor parameters at run time
  'typescript.type-imports': ['@nestjs/core', '@angular/core'],
};

const byDirective = Map.groupBy([...allEnforcements, ...astGrepInPart], ({ directive }) => directive);

/**
 * Returns the mapping whose check costs the project least: rules of a tool that it uses and whose plugins it has, then
 * the rules of ast-grep and hooks of git, then a plugin more for its linter. Undefined where it would need another linter.
 */
export function chooseEnforcement(directive: string, profile: ProjectProfile): Enforcement | undefined {
  const used = new Set(profile.checks.map(({ name }) => name));
  const has = (name: string) => profile.technologies.some((one) => one.name === name);
  const possible = (byDirective.get(directive) ?? []).filter((one) => isPossible(one, has));
  const hasPlugins = ({ check, rules }: Enforcement) =>
    check !== 'eslint' || rules.every((rule) => has(pluginOf(rule)?.package ?? 'eslint'));
  return (
    possible.find((one) => used.has(one.check) && hasPlugins(one)) ??
    possible.find(({ check }) => check === 'ast-grep' || check === 'git-hook') ??
    possible.find(({ check }) => used.has(check))
  );
}

function isPossible({ directive, check, rules }: Enforcement, has: (name: string) => boolean): boolean {
  if (rules.some((rule) => rule.startsWith('typescript '))) return false;
  const beside = notOffered[directive];
  if (beside !== undefined && (beside.length === 0 || beside.some(has))) return false;
  if (check !== 'ast-grep') return true;
  return !allAstGrepRules.some((rule) => rule.directive === directive && rule.unless?.some(has));
}
