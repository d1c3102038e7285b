import type { Findings, Step } from '../../findings.ts';
import { safeStep } from '../checks/safe-step.ts';

/** Returns the steps of continuous integration, and its plain commands as a check. */
export function ciFindings(steps: readonly Step[]): Findings {
  const settings = [...new Set(steps.flatMap(({ text }) => safeStep(text) ?? []))];
  return { steps, checks: settings.length === 0 ? [] : [{ name: 'ci', settings }] };
}
