import type { Enforcement } from './enforcement.ts';
import { astGrep } from './maps/ast-grep.ts';
import { biome } from './maps/biome.ts';
import { eslintAngular } from './maps/eslint-angular.ts';
import { eslintNode } from './maps/eslint-node.ts';
import { eslintReact } from './maps/eslint-react.ts';
import { eslintTypescript } from './maps/eslint-typescript.ts';
import { eslintVue } from './maps/eslint-vue.ts';
import { gitHooks } from './maps/git-hooks.ts';
import { oxlint } from './maps/oxlint.ts';
import { ruff } from './maps/ruff.ts';
import { servers } from './maps/servers.ts';
import { tsc } from './maps/tsc.ts';

/** Every mapping of a directive to a check that enforces it wholly; of several, the first is preferred. */
export const allEnforcements: readonly Enforcement[] = [
  ...tsc,
  ...biome,
  ...oxlint,
  ...eslintTypescript,
  ...eslintReact,
  ...eslintVue,
  ...eslintAngular,
  ...eslintNode,
  ...ruff,
  ...servers,
  ...gitHooks,
  ...astGrep,
];
