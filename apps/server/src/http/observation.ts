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
  readonly trace?: Trace | undefined;
}

/** A unit of work in a trace. */
export interface TracedWork {
  readonly name: string;
  readonly kind: 'request' | 'job';
  /** The header `traceparent` of a trusted caller, of which this work is a part. */
  readonly parent?: string | undefined;
}

/** The running unit of work. */
export interface TracedSpan {
  readonly traceId: string;
  /** Names the unit anew, and adds facts without personal data. */
  readonly describe: (name: string, facts: Readonly<Record<string, string | number>>) => void;
  readonly fail: () => void;
}

/** Runs work as a part of a trace. */
export type Trace = <Result>(work: TracedWork, run: (span: TracedSpan) => Promise<Result>) => Promise<Result>;
