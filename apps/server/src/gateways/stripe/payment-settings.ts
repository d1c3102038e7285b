/** The access to the payment provider. */
export interface PaymentSettings {
  readonly mode: 'test' | 'live';
  readonly secretKey: string;
  /** Any of them may sign a webhook: during a rotation, both are valid. */
  readonly webhookSecrets: readonly string[];
  /** Absent means the provider's own address. */
  readonly apiBase: string | undefined;
}
