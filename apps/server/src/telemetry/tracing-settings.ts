/** A collector of OpenTelemetry, and which part of the traces it gets. */
export interface TracingSettings {
  /** The address of the collector without `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The part of the traces that is sent, from 0 to 1. */
  readonly ratio: number;
}
