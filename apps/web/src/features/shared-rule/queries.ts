import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../lib/call-function.ts';
import type { FunctionError } from '../../lib/function-error.ts';

/** The rule that a link leads to. */
export const sharedRuleQuery = (token: string) =>
  queryOptions<GenerateRulesResponse, FunctionError>({
    queryKey: ['shared-rule', token],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => callFunction('shared-rule', { token }),
    retry: (count, { isRefusal }) => !isRefusal && count < 2,
  });
