/** The server's seal: `newest` makes, and each of `all` opens. Live: it changes when the seal is replaced. */
export interface Seal {
  readonly newest: Buffer;
  readonly all: readonly Buffer[];
}
