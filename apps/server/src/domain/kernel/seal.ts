/** The seals of the server: `newest` makes, and each of `all` opens. */
export interface Seal {
  readonly newest: Buffer;
  readonly all: readonly Buffer[];
}
