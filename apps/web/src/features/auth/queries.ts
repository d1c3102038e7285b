import { queryOptions } from '@tanstack/react-query';
import { askDatabase } from '../../lib/ask-database.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { authSession } from './store.ts';

/** The prefix of every query for the admin status of a session. */
export const adminStatusKey = ['admin-status'];

/** The admin status of this session: full rights, none, or none until a code is entered or an authenticator app set up. */
export const adminStatusQuery = (userId: string) =>
  queryOptions({
    queryKey: [...adminStatusKey, userId],
    queryFn: () =>
      askDatabase<'none' | 'full' | 'needs_code' | 'needs_factor'>((database) => database.rpc('admin_standing')),
    staleTime: 300_000,
  });

/** Renews a person's session before a page is refused, in case their rights have changed. */
export const renewalQuery = (userId: string) =>
  queryOptions({
    queryKey: ['renewed-rights', userId],
    queryFn: async () => {
      await authSession.renew();
      return true;
    },
    retry: false,
  });

/** The prefix of every query for the second factor of a person. */
export const factorKey = ['second-factor'];

/** The person's authenticator app and how many recovery codes are left; null if none is set up. */
export const factorQuery = (userId: string) =>
  queryOptions({
    queryKey: [...factorKey, userId],
    queryFn: async () => {
      const { auth } = await getSupabase();
      const { data, error } = await auth.mfa.listFactors();
      if (error) throw error;
      const [app] = data.totp;
      if (app === undefined) return null;
      const hasCodes = data.recovery_code.length > 0;
      const counted = hasCodes ? await auth.mfa.recoveryCodes.getStatus() : undefined;
      if (counted?.error) throw counted.error;
      return { id: app.id, since: app.created_at, hasCodes, codesLeft: counted?.data?.remaining ?? 0 };
    },
  });

/** Whether this person may become the first admin. */
export const claimQuery = (userId: string) =>
  queryOptions({
    queryKey: ['admin-claim', userId],
    queryFn: () => askDatabase<boolean>((database) => database.rpc('admin_claim_open')),
  });
