import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { clearAuthStorage, sessionKey } from '../../lib/auth-storage.ts';
import { readStored } from '../../lib/storage.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { type AuthState, personOf, storedPerson } from './model.ts';

const signedOut: AuthState = { status: 'signedOut', person: undefined };

let state: AuthState = signedOut;
let isFollowing = false;
const listeners = new Set<() => void>();
const leaveListeners = new Set<() => void>();

/** Who is signed in, for the whole page. Without a stored session nothing of the client is loaded. */
export const authSession = {
  read: (): AuthState => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Tells whenever somebody else, or nobody, is signed in from now on: what one person was shown is not the next one's. */
  onLeave: (listener: () => void) => {
    leaveListeners.add(listener);
  },
  /** Begins with what this device remembers; called once, before the first rendering. */
  start: () => {
    const remembered = storedPerson(readStored('local', sessionKey()));
    if (remembered === undefined) clearAuthStorage();
    else {
      state = { status: 'loading', person: remembered };
      authSession.follow();
    }
    // another tab signed in or out while this one had not loaded the client
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key !== sessionKey() || isFollowing) return;
      if (storedPerson(newValue) !== undefined) authSession.follow();
    });
  },
  /** Follows the client's session; called once there is one, or is about to be. */
  follow: () => {
    if (isFollowing) return;
    isFollowing = true;
    getSupabase()
      .then(({ auth }) => auth.onAuthStateChange(receive))
      .catch(() => {
        isFollowing = false;
        // the client could not be loaded: what this device remembers is not proven
        write(signedOut);
      });
  },
};

function receive(_event: AuthChangeEvent, session: Session | null): void {
  write(session === null ? signedOut : { status: 'signedIn', person: personOf(session.user) });
}

function write(next: AuthState): void {
  const hasLeft = state.person !== undefined && state.person.id !== next.person?.id;
  state = next;
  if (hasLeft) for (const listener of leaveListeners) listener();
  for (const listener of listeners) listener();
}
