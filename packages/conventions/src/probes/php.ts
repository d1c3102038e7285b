import type { CodeProbe } from './code-probe.ts';

/** What decides lines about PHP and Laravel. */
export const phpProbes: readonly CodeProbe[] = [
  {
    id: 'php.strict-types',
    isPerFile: true,
    queries: {
      php: `
(program [(class_declaration) (interface_declaration) (trait_declaration) (enum_declaration)]) @breaks
((program (declare_statement) @_d) @follows (#match? @_d "strict_types *= *1"))
`,
    },
  },
  {
    id: 'php.comparison',
    queries: {
      php: `
(binary_expression operator: ["==" "!=" "<>"]) @breaks
(switch_statement) @breaks
(function_call_expression function: (name) @_f arguments: (arguments . (argument) . (argument) .) (#any-of? @_f "in_array" "array_search")) @breaks
(binary_expression operator: ["===" "!=="]) @follows
(match_expression) @follows
(function_call_expression function: (name) @_f arguments: (arguments . (argument) . (argument) . (argument)) (#any-of? @_f "in_array" "array_search")) @follows
`,
    },
  },
  {
    id: 'php.nullable-implicit',
    queries: {
      php: `
([(simple_parameter type: (_) @_t default_value: (null)) (property_promotion_parameter type: (_) @_t default_value: (null))] @breaks (#not-match? @_t "^[?]|[nN]ull|^mixed$"))
([(simple_parameter type: (_) @_t default_value: (null)) (property_promotion_parameter type: (_) @_t default_value: (null))] @follows (#match? @_t "^[?]|[nN]ull"))
`,
    },
  },
  {
    id: 'php.timezone',
    queries: {
      php: `
(object_creation_expression [(name) (qualified_name)] @_c (#match? @_c "^\\\\\\\\?DateTime$")) @breaks
(object_creation_expression [(name) (qualified_name)] @_c (#match? @_c "^\\\\\\\\?DateTimeImmutable$")) @follows
`,
    },
  },
  {
    id: 'php.property-hooks',
    queries: {
      php: `
(method_declaration name: (name) @_n parameters: (formal_parameters) @_p body: (compound_statement . (return_statement (member_access_expression object: (variable_name) @_t)) .) (#match? @_n "^get[A-Z]") (#eq? @_p "()") (#eq? @_t "$this")) @breaks
(property_hook_list) @follows
(visibility_modifier (operation)) @follows
`,
    },
  },
  {
    id: 'php.url',
    queries: {
      php: `
(function_call_expression function: (name) @_f (#eq? @_f "parse_url")) @breaks
(scoped_call_expression scope: [(name) (qualified_name)] @_c (#match? @_c "WhatWg.Url$")) @follows
(object_creation_expression (qualified_name) @_c (#match? @_c "WhatWg.Url$")) @follows
`,
    },
  },
  {
    id: 'laravel.casts-method',
    queries: {
      php: `
(property_declaration (property_element name: (variable_name) @_n) (#eq? @_n "$casts")) @breaks
(method_declaration name: (name) @_n (#eq? @_n "casts")) @follows
`,
    },
  },
  {
    id: 'laravel.scope-attribute',
    queries: {
      php: `
(method_declaration name: (name) @_n (#match? @_n "^scope[A-Z]")) @breaks
(attribute (name) @_n (#eq? @_n "Scope")) @follows
`,
    },
  },
  {
    id: 'laravel.model-attributes',
    queries: {
      php: `
(property_declaration (property_element name: (variable_name) @_n default_value: (array_creation_expression)) (#any-of? @_n "$fillable" "$hidden")) @breaks
(attribute (name) @_n (#any-of? @_n "Fillable" "Hidden")) @follows
`,
    },
  },
  {
    id: 'laravel.queue-attributes',
    files: /(?:^|\/)Jobs\//,
    queries: {
      php: `
(property_declaration (property_element name: (variable_name) @_n) (#any-of? @_n "$tries" "$backoff" "$timeout")) @breaks
(attribute (name) @_n (#any-of? @_n "Tries" "Backoff" "Timeout")) @follows
`,
    },
  },
  {
    id: 'laravel.form-requests',
    queries: {
      php: `
(scoped_call_expression name: (name) @_m arguments: (arguments . (argument (member_call_expression object: (_) @_r name: (name) @_a))) (#any-of? @_m "create" "forceCreate" "updateOrCreate" "firstOrCreate") (#any-of? @_r "$request" "request()") (#eq? @_a "all")) @breaks
(member_call_expression object: (_) @_o name: (name) @_m arguments: (arguments . (argument (member_call_expression object: (_) @_r name: (name) @_a))) (#not-eq? @_o "$this") (#any-of? @_m "create" "update" "fill" "forceFill") (#any-of? @_r "$request" "request()") (#eq? @_a "all")) @breaks
(member_call_expression object: (_) @_r name: (name) @_a (#any-of? @_r "$request" "request()") (#eq? @_a "validated")) @follows
`,
    },
  },
  {
    id: 'laravel.unguarded',
    files: /^(?!(?:.*\/)?database\/)/,
    queries: {
      php: `
(scoped_call_expression name: (name) @_m arguments: (arguments) @_a (#eq? @_m "unguard") (#eq? @_a "()")) @breaks
`,
    },
  },
  {
    id: 'laravel.raw-output',
    queries: {
      php: `
([(scoped_call_expression name: (name) @_m arguments: (arguments . (argument) @_a)) (member_call_expression name: (name) @_m arguments: (arguments . (argument) @_a))] @breaks (#any-of? @_m "raw" "whereRaw" "selectRaw" "orderByRaw" "havingRaw" "groupByRaw" "statement") (#match? @_a "([.] *|[{])([$]request->|request[(])"))
`,
    },
  },
];
