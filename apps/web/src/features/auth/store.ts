import { type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/shared/languages';
import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { clearAuthStorage, sessionKey } from '../../lib/auth-storage.ts';
import { createStore } from '../../lib/create-store.ts';
import { readStored } from '../../lib/storage.ts';
import { getSupabase } from '../../lib/supabase.ts';

/** The signed-in person, as far as the screens need them. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly isAdmin: boolean;
  readonly createdAt: string;
  /** The language of their account; absent if none is set. */
  readonly language: InterfaceLanguage | undefined;
}

/** While loading, `person` may already be the one that this device remembers. */
export interface AuthState {
  readonly status: 'loading' | 'signedOut' | 'signedIn';
  readonly person: Person | undefined;
}

const signedOut: AuthState = { status: 'signedOut', person: undefined };

const store = createStore<AuthState>(signedOut);
let isFollowing = false;
let isHeld = false;
const leaveListeners = new Set<() => void>();
let hasLeft = false;
// before any component is rendered again
store.subscribe(() => {
  if (hasLeft) for (const listener of leaveListeners) listener();
});

/** The signed-in person, for the whole page. Without a stored session, the auth client is not loaded. */
export const authSession = {
  read: store.read,
  readInitial: store.readInitial,
  subscribe: store.subscribe,
  /** Calls the listener when the signed-in person changes, so that nothing of one person is shown to the next. */
  onLeave: (listener: () => void) => {
    leaveListeners.add(listener);
  },
  /** Starts with the person that this device remembers; called once, before the first rendering. */
  start: () => {
    const remembered = storedPerson(readStored('local', sessionKey()));
    if (remembered === undefined) clearAuthStorage();
    else {
      store.write({ status: 'loading', person: remembered });
      authSession.follow();
    }
    // actions in another tab: signing in, if this tab has not loaded the client, and a sign-out without an answer
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key !== sessionKey()) return;
      if (newValue === null) hear(signedOut);
      else if (!isFollowing && storedPerson(newValue) !== undefined) authSession.follow();
    });
  },
  /** Follows the client's session; called once there is one or is about to be one. */
  follow: () => {
    if (isFollowing) return;
    isFollowing = true;
    getSupabase()
      .then(({ auth }) => auth.onAuthStateChange(receive))
      .catch(() => {
        isFollowing = false;
        // the client could not be loaded, so the remembered person is unproven
        hear(signedOut);
      });
  },
  /** Renews the session, and with it the rights of the person, who may have been granted some since the last time. */
  renew: async () => {
    await (await getSupabase()).auth.refreshSession();
  },
  /** Ignores all further session events on this page, which is about to reload. */
  hold: () => {
    isHeld = true;
  },
  /** Forgets on this device who was signed in. The caller reloads the page; until then no guard asks to sign in. */
  forget: () => {
    clearAuthStorage();
    authSession.hold();
    write({ status: 'loading', person: undefined });
    // the browser may keep this page and show it again on the way back
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  },
};

function receive(_event: AuthChangeEvent, session: Session | null): void {
  hear(session === null ? signedOut : { status: 'signedIn', person: personOf(session.user) });
}

function hear(next: AuthState): void {
  if (!isHeld) write(next);
}

function write(next: AuthState): void {
  const before = store.read().person;
  hasLeft = before !== undefined && before.id !== next.person?.id;
  store.write(next);
}

interface UserLike {
  readonly id?: unknown;
  readonly email?: unknown;
  readonly created_at?: unknown;
  readonly user_metadata?: Readonly<Record<string, unknown>> | undefined;
  readonly app_metadata?: Readonly<Record<string, unknown>> | undefined;
}

/** Returns the person of a session's user. Rights come only from `app_metadata`, and only if strictly true. */
export function personOf(user: UserLike): Person {
  const email = typeof user.email === 'string' ? user.email : '';
  const name = typeof user.user_metadata?.name === 'string' ? user.user_metadata.name.trim() : '';
  return {
    id: String(user.id),
    email,
    displayName: name || email.split('@')[0] || 'User',
    isAdmin: user.app_metadata?.is_admin === true,
    createdAt: String(user.created_at ?? ''),
    language: interfaceLanguages.find((one) => one === user.user_metadata?.language),
  };
}

/** Returns the person of a stored session; undefined if it is not valid. */
export function storedPerson(stored: string | null): Person | undefined {
  try {
    const { access_token, user } = JSON.parse(stored ?? 'null') ?? {};
    return typeof access_token === 'string' && typeof user?.id === 'string' ? personOf(user) : undefined;
  } catch {
    return undefined;
  }
}

/** The reason why a page is closed: no session, or no right to see it. */
export type Obstacle = 'session' | 'right';

/** The reason why a page is closed to this session, or undefined; a session that still loads has none yet. */
export function obstacleOf({ status, person }: AuthState, isForAdmins: boolean): Obstacle | undefined {
  if (status === 'loading') return undefined;
  if (status === 'signedOut') return 'session';
  return isForAdmins && person?.isAdmin === false ? 'right' : undefined;
}
