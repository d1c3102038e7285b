import { type CodeProbe, script } from './code-probe.ts';

const secret =
  '^([tT]oken|TOKEN|([a-zA-Z_.-]*[^a-zA-Z])?(jwt|JWT|(access|auth|id|refresh|session|user|api|bearer)[-_.]?([tT]oken|TOKEN)))$';

/** What decides lines about JavaScript, wherever it runs. */
export const javascriptProbes: readonly CodeProbe[] = [
  {
    id: 'frontend.url-state',
    queries: script(`
(call_expression function: (identifier) @_f (#any-of? @_f "useSearchParams" "useQueryState" "useQueryStates" "useQueryParam" "useQueryParams" "useRouteQuery")) @follows
(member_expression object: [(identifier) @_o (member_expression property: (property_identifier) @_o)] property: (property_identifier) @_n (#any-of? @_o "route" "$route" "router" "currentRoute") (#eq? @_n "query")) @follows
`),
  },
  {
    id: 'javascript.equality',
    queries: script(`
(binary_expression operator: ["==" "!="] right: (_) @_r (#not-any-of? @_r "null" "undefined")) @breaks
(binary_expression left: (null) operator: ["==" "!="]) @neither
(binary_expression operator: ["===" "!=="]) @follows
`),
  },
  {
    id: 'javascript.builtins',
    queries: script(`
(import_statement (import_clause (named_imports (import_specifier name: (identifier) @_n))) source: (string) @_s (#any-of? @_n "cloneDeep" "groupBy") (#match? @_s "lodash")) @breaks
(import_statement source: (string) @_s (#match? @_s "lodash([-.]es)?[./](cloneDeep|groupBy)")) @breaks
(call_expression function: (member_expression object: (identifier) @_o property: (property_identifier) @_n) (#any-of? @_o "_" "lodash") (#any-of? @_n "cloneDeep" "groupBy")) @breaks
(call_expression function: (identifier) @_f (#eq? @_f "structuredClone")) @follows
(call_expression function: (member_expression object: (identifier) @_o property: (property_identifier) @_n) (#eq? @_o "Object") (#eq? @_n "groupBy")) @follows
`),
  },
  {
    id: 'javascript.listeners',
    queries: script(`
(expression_statement (call_expression function: (member_expression object: (_) @_o property: (property_identifier) @_f) arguments: (arguments) @_a) @breaks (#eq? @_f "addEventListener") (#not-match? @_o "Emitter$") (#not-match? @_a "signal"))
(expression_statement (call_expression function: (member_expression property: (property_identifier) @_f) arguments: (arguments) @_a) @follows (#eq? @_f "addEventListener") (#match? @_a "signal"))
`),
  },
  {
    id: 'javascript.checked',
    queries: {
      javascript: `
(export_statement declaration: (function_declaration)) @breaks
((comment) @_c . (export_statement declaration: (function_declaration)) @follows (#match? @_c "@(param|returns?|type)"))
`,
    },
  },
  {
    id: 'javascript.storage',
    queries: script(`
(call_expression function: (member_expression object: (_) @_o property: (property_identifier) @_m) arguments: (arguments . (string (string_fragment) @_k)) (#match? @_o "(^|[.])localStorage$") (#eq? @_m "setItem") (#match? @_k "${secret}")) @breaks
`),
  },
  {
    // a value of the request inside the statement itself
    id: 'base.sql-concatenation',
    queries: {
      ...script(`
(call_expression function: (member_expression property: (property_identifier) @_m) arguments: (arguments . (template_string (template_substitution) @_v)) (#any-of? @_m "query" "execute" "raw" "$queryRawUnsafe" "$executeRawUnsafe") (#match? @_v "^[$][{](req|request)[.](query|params|body)[.]")) @breaks
`),
      python: `
(call function: (attribute attribute: (identifier) @_m) arguments: (argument_list . (string (interpolation) @_v)) (#any-of? @_m "execute" "raw") (#match? @_v "^[{](flask[.])?request[.](args|form|json|values|GET|POST)")) @breaks
`,
      php: `
([(function_call_expression function: (name) @_m arguments: (arguments) @_a) (member_call_expression name: (name) @_m arguments: (arguments) @_a)] @breaks (#any-of? @_m "mysqli_query" "mysql_query" "pg_query" "query" "exec") (#match? @_a "(select|SELECT|insert|INSERT|update|UPDATE|delete|DELETE) ") (#match? @_a "([.] *|[{])[$]_(GET|POST|REQUEST|COOKIE)[[]"))
`,
    },
  },
];
