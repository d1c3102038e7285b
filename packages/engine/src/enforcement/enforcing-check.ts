import type { ProjectCheck, ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { allEnforcements } from './all-enforcements.ts';
import { provingSettings } from './by-tool/proving-settings.ts';
import { coversProject } from './covers-project.ts';
import type { CheckName, Enforcement } from './enforcement.ts';
import { isRun } from './is-run.ts';

/** The check that does the work of a directive: its name, the settings that prove it, and the file that states them. */
export interface EnforcingCheck {
  readonly check: string;
  readonly setting: string;
  readonly evidence: string;
}

/** Checks whose files add to each other; of the others, a nearer file replaces the one above it. */
const adding = new Set<CheckName>(['ci', 'git-hook', 'agent-hook', 'ast-grep']);
const byDirective = Map.groupBy(allEnforcements, ({ directive }) => directive);

/** Returns the check that the project runs and that enforces a directive wholly; undefined where none is proven to. */
export function enforcingCheck(directiveId: string, profile: ProjectProfile): EnforcingCheck | undefined {
  for (const enforcement of byDirective.get(directiveId) ?? []) {
    const found = enforced(enforcement, profile);
    if (found !== undefined) return found;
  }
  return undefined;
}

function enforced({ check, rules }: Enforcement, profile: ProjectProfile): EnforcingCheck | undefined {
  if (!isRun(check, profile)) return undefined;
  const checks = profile.checks.filter(({ name }) => name === check);
  const settled = checks.map((one) => ({ one, setting: settingOf(check, rules, one, profile) }));
  const proving = settled.filter(({ setting }) => setting !== undefined);
  if (!adding.has(check) && proving.length < checks.length) return undefined;
  const [first] = proving;
  if (first?.setting === undefined) return undefined;
  const covering = proving.map(({ one }) => one);
  if (!coversProject(check, covering, profile)) return undefined;
  return { check, setting: first.setting, evidence: first.one.evidence };
}

function settingOf(
  check: CheckName,
  rules: readonly string[],
  { settings }: ProjectCheck,
  profile: ProjectProfile,
): string | undefined {
  const found = rules.map((rule) => provingSettings[check](rule, settings, profile));
  return found.includes(undefined) ? undefined : [...new Set(found)].join(', ');
}
