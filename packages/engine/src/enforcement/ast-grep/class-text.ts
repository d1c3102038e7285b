import type { AstGrepRule } from './ast-grep-rule.ts';

const joiners = 'clsx|cn|cx|cva|tv|classNames|classnames|twMerge|twJoin';

/** Builds the rules that find `regex` in the classes of markup and of components. */
export function classText(directive: string, regex: string, more: Pick<AstGrepRule, 'unless'> = {}): AstGrepRule[] {
  const inClasses = {
    any: [
      { kind: 'jsx_attribute', regex: '^class(?:Name)?=' },
      { kind: 'call_expression', has: { field: 'function', regex: `^(?:${joiners})$` } },
    ],
    stopBy: 'end',
  };
  return [
    {
      directive,
      part: 'markup',
      languages: ['html'],
      rule: {
        kind: 'attribute',
        all: [{ regex: '^(?::|v-bind:)?class=' }, { has: { kind: 'attribute_value', stopBy: 'end', regex } }],
      },
      ...more,
    },
    {
      directive,
      part: 'component',
      languages: ['tsx', 'javascript'],
      rule: { any: [{ kind: 'string_fragment' }, { kind: 'template_string' }], regex, inside: inClasses },
      ...more,
    },
  ];
}
