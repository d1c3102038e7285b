import { queryOptions } from '@tanstack/react-query';
import { askAuth } from '../../lib/ask-auth.ts';

/** A new set-up of an authenticator app; every one replaces the one before, so it is asked for once and not kept. */
export const enrollmentQuery = (userId: string) =>
  queryOptions({
    queryKey: ['enrollment', userId],
    queryFn: () =>
      askAuth(async ({ mfa }) => {
        const { data, error } = await mfa.enroll({ factorType: 'totp' });
        if (error) throw error;
        return { factorId: data.id, picture: data.totp.qr_code, secret: data.totp.secret };
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
