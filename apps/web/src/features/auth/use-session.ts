import { useSyncExternalStore } from 'react';
import { type AuthState, authSession } from './session.tsx';

/** Who is signed in now. */
export function useSession(): AuthState {
  return useSyncExternalStore(authSession.subscribe, authSession.read, authSession.read);
}
