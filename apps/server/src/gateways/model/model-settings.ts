export const modelProviders = ['openai', 'anthropic', 'google', 'mistral', 'openai-compatible'] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** The model that writes rules for signed-in people. */
export interface ModelSettings {
  readonly provider: ModelProvider;
  readonly model: string;
  /** Empty if the operator forgot it: asking then fails with a clear reason instead of a call. */
  readonly apiKey: string;
  readonly baseUrl: string | undefined;
  /** The time limit of one answer. */
  readonly timeoutMs: number;
}
