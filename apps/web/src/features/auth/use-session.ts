import { useSyncExternalStore } from 'react';
import { type AuthState, authSession } from './session.tsx';

/** Returns who is signed in. */
export function useSession(): AuthState {
  return useSyncExternalStore(authSession.subscribe, authSession.read, authSession.read);
}
