/** The address that receives webhooks, and the secret that signs them: `whsec_` and Base64, as in Standard Webhooks. */
export interface WebhookSettings {
  readonly url: string;
  readonly secret: string;
}
