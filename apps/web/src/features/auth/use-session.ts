import { useStore } from '../../lib/use-store.ts';
import { type AuthState, authSession } from './session.tsx';

/** Returns who is signed in. */
export function useSession(): AuthState {
  return useStore(authSession);
}
