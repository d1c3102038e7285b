import type { AstGrepRule } from './ast-grep-rule.ts';

const files = ['**/*.vue'];
const attribute = (regex: string) => ({ has: { kind: 'attribute', regex } });

/** Rules for directives of Vue, in the markup of its single files. */
export const vueRules: readonly AstGrepRule[] = [
  {
    directive: 'vue.script-setup',
    languages: ['html'],
    files,
    rule: {
      kind: 'document',
      has: { kind: 'script_element' },
      not: { has: { kind: 'script_element', has: { kind: 'start_tag', ...attribute('^setup$') } } },
    },
  },
  {
    directive: 'vue.define-model',
    languages: ['html'],
    files,
    rule: {
      any: [
        { kind: 'raw_text', regex: '[\'"]update:\\w+' },
        { kind: 'attribute', regex: '\\$emit\\([\'"]update:' },
      ],
    },
  },
  {
    directive: 'vue.for-key',
    languages: ['html'],
    files,
    rule: {
      any: [{ kind: 'start_tag' }, { kind: 'self_closing_tag' }],
      all: [
        attribute('^v-for='),
        {
          any: [{ not: attribute('^(?::|v-bind:)key=') }, attribute('^(?::|v-bind:)key=[\'"](?:index|idx|i)[\'"]$')],
        },
      ],
    },
  },
];
