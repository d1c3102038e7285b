interface Position {
  readonly line: number;
  readonly column: number;
}

/** One change to one file, as the mutation tool describes it. */
export interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: Position; readonly end: Position };
}
