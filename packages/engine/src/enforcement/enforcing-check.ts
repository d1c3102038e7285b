import type { ProjectCheck, ProjectProfile } from '@regelwerk/contract/project-profile';
import { allEnforcements } from './all-enforcements.ts';
import { coversProject } from './covers-project.ts';
import type { Enforcement } from './enforcement.ts';
import { provingSettings } from './on/proving-settings.ts';

/** The check that does the work of a directive: its name, the settings that prove it, and the file that states them. */
export interface EnforcingCheck {
  readonly check: string;
  readonly setting: string;
  readonly evidence: string;
}

/** Returns the check of the project that enforces a directive wholly; undefined where none is proven to. */
export function enforcingCheck(directiveId: string, profile: ProjectProfile): EnforcingCheck | undefined {
  for (const enforcement of byDirective.get(directiveId) ?? []) {
    const found = enforced(enforcement, profile);
    if (found !== undefined) return found;
  }
  return undefined;
}

const byDirective = Map.groupBy(allEnforcements, ({ directive }) => directive);

/** Every configuration of the check must prove it, because a nearer one replaces the one above it. */
function enforced({ check, rules }: Enforcement, profile: ProjectProfile): EnforcingCheck | undefined {
  const checks = profile.checks.filter(({ name }) => name === check);
  if (!coversProject(checks, profile)) return undefined;
  const settings = checks.map((one) => settingOf(rules, one, profile));
  const [first] = checks;
  const [setting] = settings;
  if (first === undefined || setting === undefined || settings.includes(undefined)) return undefined;
  return { check, setting, evidence: first.evidence };
}

function settingOf(rules: readonly string[], check: ProjectCheck, profile: ProjectProfile): string | undefined {
  const proves = provingSettings[check.name];
  const found = rules.map((rule) => proves?.(rule, check.settings, profile));
  return found.includes(undefined) ? undefined : [...new Set(found)].join(', ');
}
