/** Remembers values up to a number of bytes in all, and forgets first what nobody has asked for the longest. */
export class BoundedCache<Value extends { readonly bytes: number }> {
  readonly #values = new Map<string, Value>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** The bytes of what it remembers. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  /** Remembers a value, unless one with the same key came first, and returns the one that it remembers. */
  add(key: string, value: Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    this.#values.set(key, value);
    this.#bytes += value.bytes;
    for (const [oldest, { bytes }] of this.#values) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#values.delete(oldest);
      this.#bytes -= bytes;
    }
    return value;
  }
}
