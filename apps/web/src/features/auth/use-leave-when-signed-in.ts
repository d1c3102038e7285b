import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from './use-session.ts';

/** Leaves a sign-in page once the person is signed in, perhaps in another tab. */
export function useLeaveWhenSignedIn(isIdle: boolean, destination: string): void {
  const navigate = useNavigate();
  const { status } = useSession();
  useEffect(() => {
    if (status === 'signedIn' && isIdle) void navigate({ href: destination, replace: true });
  }, [status, isIdle, destination, navigate]);
}
