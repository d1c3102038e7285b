import type { Enforcement } from './enforcement.ts';
import { eslintReact } from './maps/eslint-react.ts';
import { eslintTypescript } from './maps/eslint-typescript.ts';
import { eslintVue } from './maps/eslint-vue.ts';
import { ruff } from './maps/ruff.ts';
import { tsc } from './maps/tsc.ts';

/** Every mapping of a directive to a check that enforces it wholly; of two, the first is preferred. */
export const allEnforcements: readonly Enforcement[] = [
  ...tsc,
  ...eslintTypescript,
  ...eslintReact,
  ...eslintVue,
  ...ruff,
];
