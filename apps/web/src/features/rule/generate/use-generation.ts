import { rulePath } from '@regelwerk/contract/rules/rule-address';
import { paths } from '@regelwerk/contract/shared/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { knownProject } from '../../project/store.ts';
import { useTokenSpending } from '../../tokens/use-token-spending.ts';
import { generatedRuleQuery } from '../view/queries.ts';
import { waitingRule } from '../view/store.ts';
import { type GenerationInput, useGenerateRule } from './mutations.ts';
import { useGenerationNotice } from './use-generation-notice.ts';

/**
 * Generates a rule and opens it: a person's at its address, a visitor's as the preview that waits. Reports a failure,
 * except that an existing rule is left to the caller. `onDone` is called before the page changes;
 * with `isReplacing`, the way back skips this page.
 */
export function useGeneration({ isReplacing = false } = {}) {
  const generation = useGenerateRule();
  const navigate = useNavigate();
  const router = useRouter();
  const queries = useQueryClient();
  const notice = useGenerationNotice();
  const tellSpent = useTokenSpending();
  const generate = (input: GenerationInput, onDone: () => void) =>
    generation.mutate(input, {
      onSuccess: (rule) => {
        const { requestId, form, language, size, project } = input;
        tellSpent(rule.tokensRemaining);
        onDone();
        const { pathname } = router.latestLocation;
        // a person who goes back before the next page has loaded never left this one
        const endOpening = () => {
          if (router.latestLocation.pathname === pathname) generation.reset();
        };
        if (rule.contents !== undefined) {
          const preview = { ...rule, contents: rule.contents };
          const isOfProject = project !== undefined;
          waitingRule.write(
            { form, language, size, project, isOfProject, requestId, preview },
            knownProject.read()?.isRemembered === true,
          );
          return void navigate({ to: paths.preview }).then(endOpening);
        }
        queries.setQueryData(generatedRuleQuery(requestId).queryKey, rule);
        return void navigate({ to: rulePath, params: { requestId }, replace: isReplacing }).then(endOpening);
      },
      onError: (error) => void notice(error, input.project),
    });
  return { ...generation, generate };
}
