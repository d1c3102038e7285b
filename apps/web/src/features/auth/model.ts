export interface PasswordCheck {
  readonly isLongEnough: boolean;
  readonly hasNumber: boolean;
  readonly hasLetter: boolean;
}

/** Checks a new password; only the length is decisive. */
export function checkPassword(password: string, shortest: number): PasswordCheck {
  return {
    isLongEnough: [...password.normalize('NFKC')].length >= shortest,
    hasNumber: /\p{N}/u.test(password),
    hasLetter: /\p{L}/u.test(password),
  };
}

/** The field that a refusal of the server is about, by its code. */
export const fieldOfRefusal: ReadonlyMap<string | undefined, 'email' | 'password'> = new Map([
  ['invalid_credentials', 'password'],
  ['weak_password', 'password'],
  ['same_password', 'password'],
  ['user_already_exists', 'email'],
  ['email_exists', 'email'],
  ['second_factor_too_new', 'email'],
] as const);

/** Returns the secret of a mailed link from the fragment of its page. */
export function linkSecret(fragment: string, types: readonly string[]): { secret: string; type: string } | undefined {
  const words = new URLSearchParams(fragment.replace(/^#/, ''));
  const secret = words.get('token_hash') ?? '';
  const type = words.get('type') ?? '';
  return /^[\w-]{20,200}$/.test(secret) && types.includes(type) ? { secret, type } : undefined;
}

/** Returns whether a session of this account is proved further by a code. */
export function hasSecondFactor({ user }: { readonly user: { readonly factors?: readonly { status: string }[] } }) {
  return user.factors?.some(({ status }) => status === 'verified') === true;
}

/** Returns the page to open after sign-in: a page of this app, never another site. */
export function safeDestination(asked: unknown, fallback: string): string {
  return typeof asked === 'string' && /^\/(?![/\\])[\w\-./?=&%#]*$/.test(asked) ? asked : fallback;
}
