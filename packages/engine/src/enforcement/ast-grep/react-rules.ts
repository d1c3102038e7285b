import type { AstGrepRule } from './ast-grep-rule.ts';
import { callOf } from './call-of.ts';

const languages = ['tsx', 'javascript'] as const;
const elementNamed = (regex: string) => ({
  any: [{ kind: 'jsx_opening_element' }, { kind: 'jsx_self_closing_element' }],
  has: { field: 'name', regex },
});
const functionWith = (pattern: string) => ({
  inside: {
    any: [{ kind: 'function_declaration' }, { kind: 'arrow_function' }, { kind: 'function_expression' }],
    stopBy: 'end',
    has: { kind: 'variable_declarator', stopBy: 'end', pattern: { context: pattern, selector: 'variable_declarator' } },
  },
});

/** Rules for directives of React. */
export const reactRules: readonly AstGrepRule[] = [
  { directive: 'react.ref-as-prop', languages, rule: callOf('(?:React\\.)?forwardRef') },
  { directive: 'react.context-provider', languages, rule: elementNamed('Context\\.Provider$') },
  {
    directive: 'react.default-props',
    languages,
    rule: {
      kind: 'assignment_expression',
      has: {
        field: 'left',
        kind: 'member_expression',
        has: { field: 'property', regex: '^(?:propTypes|defaultProps)$' },
      },
    },
  },
  {
    directive: 'react.use-promise',
    languages,
    rule: {
      any: [
        { pattern: 'use($MAKE($$$))' },
        { pattern: 'use(new Promise($$$))' },
        { all: [{ pattern: 'use($PROMISE)' }, functionWith('const $PROMISE = fetch($$$)')] },
      ],
    },
  },
];
