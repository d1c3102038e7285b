import { useStore } from '../../lib/use-store.ts';
import { type AuthState, authSession } from './store.ts';

/** Returns who is signed in. */
export function useSession(): AuthState {
  return useStore(authSession);
}
