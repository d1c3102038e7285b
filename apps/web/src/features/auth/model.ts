import { type Language, languages } from '@regelwerk/contract/languages';

/** Who uses the app, as far as the screens need it. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly isAdmin: boolean;
  readonly createdAt: string;
  /** The language of their account; absent while they have set none. */
  readonly language: Language | undefined;
}

/** While loading, `person` may already hold what this device remembers. */
export interface AuthState {
  readonly status: 'loading' | 'signedOut' | 'signedIn';
  readonly person: Person | undefined;
}

interface UserLike {
  readonly id?: unknown;
  readonly email?: unknown;
  readonly created_at?: unknown;
  readonly user_metadata?: Readonly<Record<string, unknown>> | undefined;
  readonly app_metadata?: Readonly<Record<string, unknown>> | undefined;
}

/** The person of a session's user. Rights come from `app_metadata` alone, and only when strictly true. */
export function personOf(user: UserLike): Person {
  const email = typeof user.email === 'string' ? user.email : '';
  const name = typeof user.user_metadata?.name === 'string' ? user.user_metadata.name.trim() : '';
  return {
    id: String(user.id),
    email,
    displayName: name || email.split('@')[0] || 'User',
    isAdmin: user.app_metadata?.is_admin === true,
    createdAt: String(user.created_at ?? ''),
    language: languages.find((one) => one === user.user_metadata?.language),
  };
}

/** The person of a stored session, or undefined for anything that is none. */
export function storedPerson(stored: string | null): Person | undefined {
  try {
    const { access_token, user } = JSON.parse(stored ?? 'null') ?? {};
    return typeof access_token === 'string' && typeof user?.id === 'string' ? personOf(user) : undefined;
  } catch {
    return undefined;
  }
}

export interface PasswordCheck {
  readonly isLongEnough: boolean;
  readonly hasNumber: boolean;
  readonly hasLetter: boolean;
}

/** The checklist beside a new password; only the length decides. */
export function checkPassword(password: string, shortest: number): PasswordCheck {
  return {
    isLongEnough: [...password.normalize('NFKC')].length >= shortest,
    hasNumber: /\p{N}/u.test(password),
    hasLetter: /\p{L}/u.test(password),
  };
}

/** The secret of a mailed link, from the fragment of the page it leads to. */
export function linkSecret(fragment: string, types: readonly string[]): { secret: string; type: string } | undefined {
  const words = new URLSearchParams(fragment.replace(/^#/, ''));
  const secret = words.get('token_hash') ?? '';
  const type = words.get('type') ?? '';
  return /^[\w-]{20,200}$/.test(secret) && types.includes(type) ? { secret, type } : undefined;
}

/** Where somebody wanted to go before they signed in: a page of this app, never another site. */
export function safeDestination(asked: unknown, fallback: string): string {
  return typeof asked === 'string' && /^\/(?![/\\])[\w\-./?=&%#]*$/.test(asked) ? asked : fallback;
}
