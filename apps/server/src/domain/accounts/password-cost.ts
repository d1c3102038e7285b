/** The cost of a password hash in Argon2id's terms; `memory` is in KiB. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP recommends 19 MiB, two passes, one lane. */
export const passwordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
