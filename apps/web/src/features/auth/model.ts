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
