/** What the browser learns from `/config.json` before it talks to the data surface. */
export interface PublicConfig {
  readonly publishableKey: string;
}
