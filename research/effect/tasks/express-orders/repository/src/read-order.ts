import { Problem } from './problem.ts';

export interface Line {
  readonly name: string;
  readonly quantity: number;
  /** Cents. */
  readonly price: number;
}

export interface NewOrder {
  readonly customer: string;
  readonly postcode: string;
  readonly lines: readonly Line[];
}

/** Reads the body of a new order or throws the problem with it. */
export function readOrder(body: unknown): NewOrder {
  if (!isRecord(body)) throw invalid('The body must be an object.');
  const { customer, postcode, lines } = body;
  if (!isText(customer, 120)) throw invalid('customer must be a text of up to 120 characters.');
  if (!isText(postcode, 12)) throw invalid('postcode must be a text of up to 12 characters.');
  if (!Array.isArray(lines) || lines.length === 0 || lines.length > 100) throw invalid('lines must be 1 to 100 lines.');
  return { customer, postcode, lines: lines.map(readLine) };
}

function readLine(line: unknown): Line {
  if (!isRecord(line)) throw invalid('A line must be an object.');
  const { name, quantity, price } = line;
  if (!isText(name, 120)) throw invalid('The name of a line must be a text.');
  if (!isCount(quantity) || quantity === 0) throw invalid('quantity must be a whole number above 0.');
  if (!isCount(price)) throw invalid('price must be in whole cents.');
  return { name, quantity, price };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 10_000_000;
}

function invalid(detail: string): Problem {
  return new Problem(422, 'invalid', detail);
}
