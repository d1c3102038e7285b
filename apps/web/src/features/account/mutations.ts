import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import type { User, UserAttributes } from '@supabase/supabase-js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askAuth } from '../../lib/ask-auth.ts';
import { askDatabase } from '../../lib/ask-database.ts';
import type { AuthFailure } from '../../lib/auth-failure.ts';
import { callFunction } from '../../lib/call-function.ts';
import { download } from '../../lib/download.ts';
import type { FunctionError } from '../../lib/function-error.ts';
import { ruleMailQuery, sessionsKey } from './queries.ts';

/** Returns the account as it is afterwards. */
function updateUser(attributes: UserAttributes): Promise<User> {
  return askAuth(async (auth) => {
    const emailRedirectTo = `${window.location.origin}${paths.confirmEmail}`;
    const { data, error } = await auth.updateUser(attributes, { emailRedirectTo });
    if (error) throw error;
    return data.user;
  });
}

export function useChangeName() {
  return useMutation<void, AuthFailure, { name: string }>({
    mutationFn: async ({ name }) => void (await updateUser({ data: { name } })),
  });
}

/** Changes the language of mails, and of the app on devices without a choice of their own. */
export function useChangeLanguage() {
  return useMutation<void, AuthFailure, InterfaceLanguage>({
    mutationFn: async (language) => void (await updateUser({ data: { language } })),
  });
}

/** Requests a new address, which applies once its mailbox has confirmed it; returns it as people write it. */
export function useChangeEmail() {
  return useMutation<string, AuthFailure, { email: string; current: string }>({
    mutationFn: async ({ email, current }) =>
      (await updateUser({ email, current_password: current })).new_email ?? email,
  });
}

export function useChangePassword() {
  return useMutation<void, AuthFailure, { password: string; current: string }>({
    mutationFn: async ({ password, current }) => void (await updateUser({ password, current_password: current })),
  });
}

export function useEndSession() {
  const queries = useQueryClient();
  return useMutation<void, FunctionError, string>({
    mutationFn: async (sessionId) => void (await callFunction('account', { action: 'endSession', sessionId })),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Downloads all data of the person as a file. */
export function useExport() {
  return useMutation<void, FunctionError, void>({
    mutationFn: async () => {
      const zip = await callFunction('account', { action: 'export' });
      download('regelwerk-data.zip', new Uint8Array(await zip.arrayBuffer()), 'application/zip');
    },
  });
}

export function useDeleteAccount() {
  return useMutation<void, FunctionError, { current: string; refund: boolean }>({
    mutationFn: async (choice) => void (await callFunction('account', { action: 'delete', ...choice })),
  });
}

/** Asks for the monthly mail, which a link in the mailbox has to confirm. */
export function useWantRuleMail(userId: string) {
  const queries = useQueryClient();
  return useMutation<void, FunctionError, void>({
    mutationFn: async () => void (await callFunction('account', { action: 'ruleMail' })),
    onSettled: () => queries.invalidateQueries({ queryKey: ruleMailQuery(userId).queryKey }),
  });
}

export function useStopRuleMail(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => askDatabase((database) => database.from('rule_mails').delete().eq('user_id', userId)),
    onSettled: () => queries.invalidateQueries({ queryKey: ruleMailQuery(userId).queryKey }),
  });
}
