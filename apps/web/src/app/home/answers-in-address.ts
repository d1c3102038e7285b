import { backendFrameworks, type Framework, frontendFrameworks } from '@regelwerk/contract/rules/choices';
import type { FormState } from '@regelwerk/contract/rules/form-state';
import { normaliseChoice } from '@regelwerk/contract/rules/normalise-choice';

const longest = 500;
const mostFrameworks = 20;

/**
 * Returns the answers that an address names, such as `?model=Cursor&frameworks=React,FastAPI`: known choices only, with
 * the application type that offers them. Returns undefined if it names none.
 */
export function answersInAddress(search: string): Partial<FormState> | undefined {
  const given = new URLSearchParams(search.slice(0, longest));
  const aiModel = normaliseChoice.aiModel(given.get('model') ?? '');
  const names = (given.get('frameworks') ?? '').split(',', mostFrameworks);
  const frameworks = [...new Set(names.flatMap((name) => normaliseChoice.framework(name) ?? []))];
  if (aiModel === undefined && frameworks.length === 0) return undefined;
  return {
    ...(aiModel && { aiModel }),
    ...(frameworks.length > 0 && { frameworks, applicationType: typeOffering(frameworks) }),
  };
}

function typeOffering(frameworks: readonly Framework[]): FormState['applicationType'] {
  const isAllIn = (side: readonly Framework[]) => frameworks.every((name) => side.includes(name));
  if (isAllIn(frontendFrameworks)) return 'Frontend';
  return isAllIn(backendFrameworks) ? 'Backend' : 'Fullstack';
}
