import type { Figure } from './figure.ts';

/** Prints the figures of one measurement as a line of JSON, which `npm run bench` reads. */
export function printFigures(figures: readonly Figure[]): void {
  console.log(JSON.stringify(figures));
}
