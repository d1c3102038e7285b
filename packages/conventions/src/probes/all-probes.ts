import { angularProbes } from './angular.ts';
import type { CodeProbe } from './code-probe.ts';
import { javascriptProbes } from './javascript.ts';
import { nodeProbes } from './node.ts';
import { phpProbes } from './php.ts';
import { pythonProbes } from './python.ts';
import { railsProbes } from './rails.ts';
import { reactProbes } from './react.ts';
import { tailwindProbes } from './tailwind.ts';
import { typescriptProbes } from './typescript.ts';
import { vueProbes } from './vue.ts';

/** Every probe, one for each line that the syntax of the code can decide. */
export const allProbes: readonly CodeProbe[] = [
  ...javascriptProbes,
  ...typescriptProbes,
  ...reactProbes,
  ...tailwindProbes,
  ...nodeProbes,
  ...vueProbes,
  ...angularProbes,
  ...pythonProbes,
  ...railsProbes,
  ...phpProbes,
];
