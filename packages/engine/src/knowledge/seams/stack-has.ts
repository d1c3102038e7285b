import type { Framework } from '@regelwerk/contract/rules/choices';

type Test = (stack: ReadonlySet<Framework>) => boolean;

const count = (stack: ReadonlySet<Framework>, names: readonly Framework[]) =>
  names.filter((name) => stack.has(name)).length;

/** Tests for the technologies in a stack; each returns the predicate of a seam. */
export const stackHas = {
  all:
    (...names: Framework[]): Test =>
    (stack) =>
      count(stack, names) === names.length,
  one:
    (names: readonly Framework[]): Test =>
    (stack) =>
      count(stack, names) > 0,
  several:
    (names: readonly Framework[]): Test =>
    (stack) =>
      count(stack, names) > 1,
  /** At least one of each group. */
  both:
    (first: readonly Framework[], second: readonly Framework[]): Test =>
    (stack) =>
      count(stack, first) > 0 && count(stack, second) > 0,
};
