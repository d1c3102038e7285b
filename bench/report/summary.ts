import { z } from 'zod';
import { type Figure, figureSchema } from './figure.ts';

const spreadSchema = z.object({ median: z.number(), least: z.number(), most: z.number() });

/** One figure over all its repeats. */
export const summarySchema = figureSchema.pick({ name: true, unit: true, goal: true }).extend({
  repeats: z.number(),
  value: spreadSchema,
  reference: z.string().optional(),
  ratio: spreadSchema.optional(),
});

export type Spread = z.infer<typeof spreadSchema>;
export type Summary = z.infer<typeof summarySchema>;

/** Summarizes the repeats of each figure, in the order of their first appearance. */
export function summarizeFigures(figures: readonly Figure[]): readonly Summary[] {
  return [...Map.groupBy(figures, ({ name }) => name)].flatMap(([name, repeats]) => {
    const [first] = repeats;
    if (first === undefined) return [];
    const ratios = repeats.flatMap(({ value, reference }) => (reference === undefined ? [] : value / reference.value));
    return {
      name,
      unit: first.unit,
      repeats: repeats.length,
      value: spreadOf(repeats.map(({ value }) => value)),
      ...(first.goal === undefined ? {} : { goal: first.goal }),
      ...(first.reference === undefined ? {} : { reference: first.reference.name, ratio: spreadOf(ratios) }),
    };
  });
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    least: at(0),
    most: at(sorted.length - 1),
  };
}
