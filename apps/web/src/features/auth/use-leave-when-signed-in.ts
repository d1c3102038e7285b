import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from './use-session.ts';

/** Whoever is signed in already, perhaps in another tab, has nothing to do on a page for signing in. */
export function useLeaveWhenSignedIn(isIdle: boolean, destination: string): void {
  const navigate = useNavigate();
  const { status } = useSession();
  useEffect(() => {
    if (status === 'signedIn' && isIdle) void navigate({ href: destination, replace: true });
  }, [status, isIdle, destination, navigate]);
}
