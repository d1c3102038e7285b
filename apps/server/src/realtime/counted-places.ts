/** Limits the number of slots per key. */
export class CountedPlaces {
  readonly #taken = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes a slot for the key; returns false if none is left. */
  take(key: string): boolean {
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= this.#most) return false;
    this.#taken.set(key, taken + 1);
    return true;
  }

  giveBack(key: string): void {
    const left = (this.#taken.get(key) ?? 0) - 1;
    if (left > 0) this.#taken.set(key, left);
    else this.#taken.delete(key);
  }
}
