import { parseError } from './errors.ts';

/** Deeper than any real query, shallow enough for the stack. */
const deepestNesting = 30;
const nameCharacter = /[\p{L}\p{N}_$]/u;

/** Scans a piece of the query grammar from left to right; every error names its position. */
export class Scanner {
  readonly #text: string;
  #position = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#position >= this.#text.length;
  }

  /** Advances if the given text comes next. */
  take(expected: string): boolean {
    if (!this.#text.startsWith(expected, this.#position)) return false;
    this.#position += expected.length;
    return true;
  }

  expect(expected: string): void {
    if (!this.take(expected)) this.fail(`expected "${expected}"`);
  }

  comesNext(expected: string): boolean {
    return this.#text.startsWith(expected, this.#position);
  }

  /** Returns what `parse` reads between `(` and `)`. */
  inBrackets<Result>(parse: () => Result): Result {
    this.expect('(');
    this.#depth += 1;
    if (this.#depth > deepestNesting) this.fail('nested too deeply');
    const result = parse();
    this.#depth -= 1;
    this.expect(')');
    return result;
  }

  /** A column, key or operator name: letters, digits, `_` and `$`, or anything in double quotes. */
  name(): string {
    if (this.comesNext('"')) return this.quoted();
    const start = this.#position;
    while (nameCharacter.test(this.#text[this.#position] ?? '')) this.#position += 1;
    if (start === this.#position) this.fail('expected a name');
    return this.#text.slice(start, this.#position);
  }

  /** Text in double quotes, with backslash escapes. */
  quoted(): string {
    this.expect('"');
    let value = '';
    while (!this.comesNext('"')) {
      if (this.isAtEnd) this.fail('expected a closing quote');
      if (this.comesNext('\\')) this.#position += 1;
      value += this.#text[this.#position] ?? '';
      this.#position += 1;
    }
    this.#position += 1;
    return value;
  }

  /** Everything up to one of the given characters, which is not consumed. */
  until(stops: string): string {
    const start = this.#position;
    while (!this.isAtEnd && !stops.includes(this.#text[this.#position] ?? '')) this.#position += 1;
    return this.#text.slice(start, this.#position);
  }

  rest(): string {
    const rest = this.#text.slice(this.#position);
    this.#position = this.#text.length;
    return rest;
  }

  expectEnd(): void {
    if (!this.isAtEnd) this.fail('unexpected text');
  }

  fail(reason: string): never {
    throw parseError(
      `"failed to parse ${this.#text.slice(0, 200)}" (line 1, column ${this.#position + 1})`,
      `${reason} at "${this.#text.slice(this.#position, this.#position + 20)}"`,
    );
  }
}
