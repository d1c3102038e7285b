import { angularRules } from './angular-rules.ts';
import type { AstGrepRule } from './ast-grep-rule.ts';
import { bootstrapRules } from './bootstrap-rules.ts';
import { expressRules } from './express-rules.ts';
import { nodeRules } from './node-rules.ts';
import { laravelRules, phpRules } from './php-rules.ts';
import { djangoRules, fastapiRules, flaskRules } from './python-rules.ts';
import { railsRules } from './rails-rules.ts';
import { reactRules } from './react-rules.ts';
import { tailwindRules } from './tailwind-rules.ts';
import { vueRules } from './vue-rules.ts';

/** Every rule for ast-grep. */
export const allAstGrepRules: readonly AstGrepRule[] = [
  ...reactRules,
  ...vueRules,
  ...angularRules,
  ...tailwindRules,
  ...bootstrapRules,
  ...nodeRules,
  ...expressRules,
  ...fastapiRules,
  ...flaskRules,
  ...djangoRules,
  ...phpRules,
  ...laravelRules,
  ...railsRules,
];
