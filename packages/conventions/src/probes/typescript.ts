import { type CodeProbe, typed } from './code-probe.ts';

/** What decides lines about TypeScript. */
export const typescriptProbes: readonly CodeProbe[] = [
  {
    id: 'typescript.any',
    isPerFile: true,
    queries: typed(`
(predefined_type "any") @breaks
(non_null_expression) @breaks
(program) @follows
`),
  },
  {
    id: 'typescript.enum',
    queries: typed(`
(enum_declaration) @breaks
(internal_module) @breaks
(ambient_declaration (internal_module) @neither)
(required_parameter (accessibility_modifier)) @breaks
(variable_declarator value: (as_expression [(array) (object)] "const")) @follows
`),
  },
  {
    id: 'typescript.ts-expect-error',
    queries: typed(`
((comment) @breaks (#match? @breaks "@ts-(ignore|nocheck)"))
((comment) @follows (#match? @follows "@ts-expect-error"))
`),
  },
  {
    id: 'typescript.error-unknown',
    queries: typed(`
(catch_clause type: (type_annotation (predefined_type "any"))) @breaks
(as_expression (identifier) @_e (type_identifier) @_t (#match? @_e "^(e|err|error|ex|exception|cause)$") (#match? @_t "Error$")) @breaks
(catch_clause type: (type_annotation (predefined_type "unknown"))) @follows
(binary_expression operator: "instanceof" right: (identifier) @_t (#match? @_t "Error$")) @follows
`),
  },
  {
    id: 'typescript.public-api',
    // only where no component can be
    queries: {
      typescript: `
(export_statement declaration: (function_declaration name: (identifier) @_n !return_type) @breaks (#match? @_n "^[a-z]"))
(export_statement declaration: (function_declaration name: (identifier) @_n return_type: (_)) @follows (#match? @_n "^[a-z]"))
(export_statement declaration: (lexical_declaration (variable_declarator name: (identifier) @_n !type value: (arrow_function !return_type) @breaks)) (#match? @_n "^[a-z]"))
(export_statement declaration: (lexical_declaration (variable_declarator name: (identifier) @_n value: (arrow_function return_type: (_)) @follows)) (#match? @_n "^[a-z]"))
`,
    },
  },
];
