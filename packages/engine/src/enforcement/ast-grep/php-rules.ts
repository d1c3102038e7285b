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
const twoArguments = { has: { field: 'arguments', not: { has: { kind: 'argument', nthChild: 3 } } } };

/** Rules for directives of PHP. */
export const phpRules: readonly AstGrepRule[] = [
  {
    directive: 'php.random',
    languages,
    rule: callOf('rand|mt_rand|srand|mt_srand|uniqid|lcg_value|str_shuffle|array_rand'),
  },
  { directive: 'php.unserialize', languages, rule: callOf('unserialize') },
  {
    directive: 'php.html-parser',
    languages,
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
  {
    directive: 'php.strict-types',
    part: 'declare',
    languages,
    rule: { kind: 'program', not: { regex: 'declare\\(\\s*strict_types\\s*=\\s*1\\s*\\)' } },
  },
  {
    directive: 'php.strict-types',
    part: 'types',
    languages,
    rule: {
      any: [
        {
          any: [{ kind: 'simple_parameter' }, { kind: 'property_promotion_parameter' }, { kind: 'variadic_parameter' }],
          not: { has: { field: 'type', regex: '.' } },
        },
        { kind: 'property_declaration', not: { has: { field: 'type', regex: '.' } } },
        {
          any: [{ kind: 'method_declaration' }, { kind: 'function_definition' }],
          not: {
            any: [
              { has: { field: 'return_type', regex: '.' } },
              { has: { field: 'name', regex: '^__(?:construct|destruct|clone)$' } },
            ],
          },
        },
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
    directive: 'laravel.bootstrap',
    languages,
    rule: {
      kind: 'class_declaration',
      has: {
        kind: 'base_clause',
        regex:
          '\\b(?:HttpKernel|ExceptionHandler)\\b|^extends\\s+\\\\?Illuminate\\\\Foundation\\\\(?:Http\\\\Kernel|Exceptions\\\\Handler)',
      },
    },
  },
  {
    directive: 'laravel.request-forgery',
    languages,
    rule: { kind: 'name', regex: '^(?:VerifyCsrfToken|ValidateCsrfToken)$' },
  },
  {
    directive: 'laravel.unguarded',
    languages,
    rule: {
      any: [
        { kind: 'scoped_call_expression', has: { field: 'name', regex: '^unguard(?:ed)?$' } },
        { kind: 'member_call_expression', has: { field: 'name', regex: '^forceFill$' }, regex: 'request' },
        { kind: 'property_declaration', regex: '\\$guarded\\s*=\\s*\\[\\s*\\]' },
      ],
    },
  },
  {
    directive: 'laravel.raw-output',
    part: 'query',
    languages,
    rule: {
      any: [{ kind: 'member_call_expression' }, { kind: 'scoped_call_expression' }],
      all: [
        {
          has: {
            field: 'name',
            regex: '^(?:raw|whereRaw|orWhereRaw|selectRaw|havingRaw|orderByRaw|groupByRaw|statement|unprepared)$',
          },
        },
        { has: { field: 'arguments', has: { kind: 'argument', nthChild: 1, has: joined } } },
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
      not: { regex: 'https?://|[\'"]//' },
      inside: { kind: 'start_tag', has: { kind: 'tag_name', regex: '^(?:script|link)$' } },
    },
  },
];
