import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';
import { safeStep } from './safe-step.ts';

/** Reads a hook of husky: the name of the hook and its plain commands. */
export function readHuskyHook({ name, text }: ReadableFile): Findings {
  const steps = linesOf(text).flatMap((line) => safeStep(line) ?? []);
  return {
    checks: [{ name: 'git-hook', settings: steps.length === 0 ? [name] : steps.map((step) => `${name}: ${step}`) }],
  };
}
