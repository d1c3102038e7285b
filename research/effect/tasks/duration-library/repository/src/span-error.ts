/** The only error that this library throws. `input` is what could not be used. */
export class SpanError extends Error {
  readonly input: unknown;

  constructor(message: string, input: unknown) {
    super(message);
    this.name = 'SpanError';
    this.input = input;
  }
}
