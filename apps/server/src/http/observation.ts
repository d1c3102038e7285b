/** One answered request, for the figures of the process. */
export interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** How a call of the generator ended; `repeated` answers a run again from the store, without a charge. */
export const generationOutcomes = ['preview', 'delivered', 'repeated', 'refused', 'cancelled', 'failed'] as const;
export type GenerationOutcome = (typeof generationOutcomes)[number];

/** Receives what the process does; absent parts are not counted. */
export interface Observation {
  readonly countRequest?: ((request: AnsweredRequest) => void) | undefined;
  readonly countGeneration?: ((outcome: GenerationOutcome) => void) | undefined;
  readonly countSockets?: ((open: number) => void) | undefined;
}
