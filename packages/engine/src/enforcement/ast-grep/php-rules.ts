import type { AstGrepRule } from './ast-grep-rule.ts';

const languages = ['php'] as const;
const callOf = (name: string) => ({
  kind: 'function_call_expression',
  has: { field: 'function', regex: `^\\\\?(?:${name})$` },
});
const joined = {
  any: [
    {
      kind: 'encapsed_string',
      has: {
        any: [{ kind: 'variable_name' }, { kind: 'member_access_expression' }, { kind: 'dynamic_variable_name' }],
        stopBy: 'end',
      },
    },
    { kind: 'binary_expression', has: { kind: 'variable_name', stopBy: 'end' } },
  ],
};
const fromRequest = { regex: '^(?:\\$request->|request\\()' };
const twoArguments = { has: { field: 'arguments', not: { has: { kind: 'argument', nthChild: 3 } } } };

/** Rules for directives of PHP. */
export const phpRules: readonly AstGrepRule[] = [
  {
    directive: 'php.unserialize',
    languages,
    rule: { ...callOf('unserialize'), not: { regex: 'allowed_classes' } },
  },
  {
    directive: 'php.html-parser',
    languages,
    // their method of the same name takes a page to print
    unless: ['barryvdh/laravel-dompdf', 'barryvdh/laravel-snappy'],
    rule: { kind: 'member_call_expression', has: { field: 'name', regex: '^loadHTML(?:File)?$' } },
  },
  {
    directive: 'php.nullable-implicit',
    languages,
    rule: {
      any: [{ kind: 'simple_parameter' }, { kind: 'property_promotion_parameter' }],
      all: [
        { has: { field: 'default_value', regex: '^(?i)null$' } },
        { has: { field: 'type', not: { regex: '^\\?|(?i)\\bnull\\b|(?i)^mixed$' } } },
      ],
    },
  },
  {
    directive: 'php.comparison',
    languages,
    rule: {
      any: [
        { kind: 'binary_expression', has: { field: 'operator', regex: '^(?:==|!=|<>)$' } },
        { ...callOf('in_array|array_search'), all: [twoArguments] },
        { kind: 'switch_statement' },
      ],
    },
  },
];

/** Rules for directives of Laravel. */
export const laravelRules: readonly AstGrepRule[] = [
  { directive: 'laravel.env-outside-config', languages, ignores: ['**/config/**'], rule: callOf('env') },
  {
    directive: 'laravel.scope-attribute',
    languages,
    rule: { kind: 'method_declaration', has: { field: 'name', regex: '^scope[A-Z]' } },
  },
  {
    directive: 'laravel.unguarded',
    languages,
    rule: {
      any: [
        { kind: 'scoped_call_expression', has: { field: 'name', regex: '^unguard(?:ed)?$' } },
        { kind: 'member_call_expression', has: { field: 'name', regex: '^forceFill$' }, regex: 'request' },
      ],
    },
  },
  {
    directive: 'laravel.raw-output',
    part: 'query',
    languages,
    rule: {
      any: [
        {
          any: [{ kind: 'member_call_expression' }, { kind: 'scoped_call_expression' }],
          has: {
            field: 'name',
            regex: '^(?:raw|whereRaw|orWhereRaw|selectRaw|havingRaw|orderByRaw|groupByRaw|statement|unprepared)$',
          },
        },
        {
          kind: 'scoped_call_expression',
          all: [
            { has: { field: 'scope', regex: '(?:^|\\\\)DB$' } },
            { has: { field: 'name', regex: '^(?:select|selectOne|scalar|insert|update|delete)$' } },
          ],
        },
      ],
      all: [
        { has: { field: 'arguments', has: { kind: 'argument', nthChild: 1, any: [{ has: joined }, fromRequest] } } },
      ],
    },
  },
  {
    directive: 'laravel.raw-output',
    part: 'template',
    languages: ['html'],
    files: ['**/*.blade.php'],
    rule: { any: [{ kind: 'text' }, { kind: 'attribute_value' }, { kind: 'raw_text' }], regex: '\\{!!' },
  },
  {
    directive: 'pair.laravel-interface-vite',
    languages: ['html'],
    files: ['**/*.blade.php'],
    rule: {
      kind: 'attribute',
      regex: '^(?:src|href)=.*\\.(?:js|mjs|css)\\b',
      not: { regex: 'https?://|[\'"]//|Vite::' },
      inside: { kind: 'start_tag', has: { kind: 'tag_name', regex: '^(?:script|link)$' } },
    },
  },
];
