import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import type { Session } from '@supabase/supabase-js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askAuth } from '../../lib/ask-auth.ts';
import type { AuthFailure } from '../../lib/auth-failure.ts';
import { callFunction } from '../../lib/call-function.ts';
import type { SignInValues, SignUpValues } from './form.ts';
import { adminStatusKey } from './queries.ts';
import { authSession } from './store.ts';

/** Signs in; returns the session. */
export function useSignIn() {
  return useMutation<Session, AuthFailure, SignInValues>({
    mutationFn: ({ email, password }) =>
      askAuth(async (auth) => {
        authSession.follow();
        const { data, error } = await auth.signInWithPassword({ email, password });
        if (error !== null) throw error;
        return data.session;
      }),
  });
}

/** Creates an account; returns null if the address must be confirmed first. */
export function useSignUp() {
  return useMutation<Session | null, AuthFailure, SignUpValues & { language: InterfaceLanguage }>({
    mutationFn: ({ email, password, name, language }) =>
      askAuth(async (auth) => {
        authSession.follow();
        const { data, error } = await auth.signUp({ email, password, options: { data: { name, language } } });
        if (error !== null) throw error;
        return data.session;
      }),
  });
}

export function useRequestReset() {
  return useMutation<null, AuthFailure, { email: string }>({
    mutationFn: ({ email }) =>
      askAuth(async (auth) => {
        const redirectTo = `${window.location.origin}${paths.resetPassword}`;
        const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
        if (error !== null) throw error;
        return null;
      }),
  });
}

/** Opens the session of a mailed link. */
export function useOpenLink() {
  return useMutation<Session, AuthFailure, { secret: string; type: 'recovery' | 'signup' | 'email_change' }>({
    mutationFn: ({ secret, type }) =>
      askAuth(async (auth) => {
        authSession.follow();
        const { data, error } = await auth.verifyOtp({ token_hash: secret, type });
        if (data.session === null) throw error ?? new Error('the link opened no session');
        return data.session;
      }),
  });
}

/** Sets a new password for the session of a reset link, and ends that session: the person signs in with it. */
export function useSetPassword() {
  return useMutation<null, AuthFailure, { password: string }>({
    mutationFn: ({ password }) =>
      askAuth(async (auth) => {
        const { error } = await auth.updateUser({ password });
        if (error !== null) throw error;
        await auth.signOut({ scope: 'local' });
        return null;
      }),
  });
}

/** Proves the second factor with a code of the app, or with a recovery code, and raises the session. */
export function useEnterCode() {
  const queries = useQueryClient();
  return useMutation<null, AuthFailure, { factorId: string; code: string; isRecovery: boolean }>({
    mutationFn: ({ factorId, code, isRecovery }) =>
      askAuth(async ({ mfa }) => {
        const { error } = isRecovery
          ? await mfa.recoveryCodes.verify({ code })
          : await mfa.challengeAndVerify({ factorId, code });
        if (error !== null) throw error;
        return null;
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: adminStatusKey }),
  });
}

/** Turns off a second factor that someone else just set up, in the session of a mailed link. */
export function useUndoFactor() {
  return useMutation<null, AuthFailure, void>({
    mutationFn: () =>
      askAuth(async ({ mfa }) => {
        const { data, error: unlisted } = await mfa.listFactors();
        const [app] = data?.totp ?? [];
        if (unlisted !== null) throw unlisted;
        if (app === undefined) return null;
        const { error } = await mfa.unenroll({ factorId: app.id });
        if (error !== null) throw error;
        return null;
      }),
  });
}

/** Requests admin rights. */
export function useRequestAdmin() {
  return useMutation<void, Error, void>({
    mutationFn: async () => void (await callFunction('request-admin', {})),
  });
}
