/** A small correct project of our own, in the shape that a generator writes, and faults that its pack must find. */
export interface Skeleton {
  readonly name: string;
  /** Text by path. */
  readonly files: Readonly<Record<string, string>>;
  /** A file with one fault, and the directive that it breaks. */
  readonly planted: readonly (readonly [path: string, text: string, directive: string])[];
}
