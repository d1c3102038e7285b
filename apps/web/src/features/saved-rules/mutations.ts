import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { StaleCounts } from '@regelwerk/contract/rules/stale-counts';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askDatabase } from '../../lib/ask-database.ts';
import { callFunction } from '../../lib/call-function.ts';
import type { FunctionError } from '../../lib/function-error.ts';
import { useSession } from '../auth/use-session.ts';
import type { SavedRule } from './model.ts';
import { savedRuleKey, savedRulesKey } from './queries.ts';

/** Changes saved rules on the server, then reloads their lists; it does not wait for them, because its card may leave. */
function useChange<Input, Answer, Failure = Error>(change: (input: Input) => Promise<Answer>, configurationId = '') {
  const queries = useQueryClient();
  const { person } = useSession();
  return useMutation<Answer, Failure, Input>({
    mutationFn: change,
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: savedRulesKey(person?.id ?? '') });
      if (configurationId !== '') void queries.invalidateQueries({ queryKey: savedRuleKey(configurationId) });
    },
  });
}

/** Saves the rule of a generation under a name. */
export function useSaveRule() {
  return useChange(({ generationId, name }: { generationId: string; name: string }) =>
    askDatabase<SavedRule>((database) =>
      database.rpc('save_generated_rule', { p_generation_id: generationId, p_name: name }),
    ),
  );
}

export function useDuplicateRule() {
  return useChange(({ id, name }: { id: string; name: string }) =>
    askDatabase((database) => database.rpc('duplicate_saved_rule', { p_configuration_id: id, p_name: name })),
  );
}

export function useRenameRule() {
  return useChange(({ id, name }: { id: string; name: string }) =>
    askDatabase((database) =>
      database.from('user_configurations').update({ name: name.trim() }).eq('id', id).select('id').single(),
    ),
  );
}

export function useDeleteRule() {
  return useChange((id: string) =>
    askDatabase((database) => database.from('user_configurations').delete().eq('id', id)),
  );
}

/** Makes a saved rule anew in its place; the same `requestId` is paid for once. */
export function useRefreshRule(configurationId: string) {
  return useChange<
    {
      readonly versionId: string;
      readonly requestId: string;
      readonly price: 0 | 1;
      readonly project: ProjectProfile | undefined;
      readonly consent: boolean;
      readonly language: ContentLanguage;
    },
    GenerateRulesResponse,
    FunctionError
  >(
    ({ project, ...input }) =>
      callFunction('refresh-rule', {
        action: 'refresh',
        configurationId,
        ...input,
        // a request may be changed, a profile may not
        ...(project !== undefined && { project }),
      }),
    configurationId,
  );
}

/** Puts a version in the place of the present text. */
export function useRestoreVersion(configurationId: string) {
  return useChange(
    (versionId: string) =>
      askDatabase((database) =>
        database.rpc('restore_rule_version', { p_configuration_id: configurationId, p_version_id: versionId }),
      ),
    configurationId,
  );
}

/** Keeps what this device found in the project of a saved rule. */
export function useNoteProject(configurationId: string) {
  return useChange(
    (stale: StaleCounts) => callFunction('refresh-rule', { action: 'note', configurationId, stale }),
    configurationId,
  );
}

/** Makes a link to a saved rule and returns its token, which is shown this once. */
export function useShareRule(configurationId: string) {
  return useChange(
    () => askDatabase<string>((database) => database.rpc('share_saved_rule', { p_configuration_id: configurationId })),
    configurationId,
  );
}

export function useRevokeShare(configurationId: string) {
  return useChange(
    () => askDatabase((database) => database.from('rule_shares').delete().eq('configuration_id', configurationId)),
    configurationId,
  );
}
