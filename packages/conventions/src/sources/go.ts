import type { Language } from './language.ts';

export const go: Language = {
  name: 'go',
  grammar: 'go',
  extensions: ['go'],
  query: `
(import_spec path: (interpreted_string_literal) @from)
(function_declaration name: (identifier) @export.function)
(type_declaration (type_spec name: (type_identifier) @export.type))
(call_expression function: (identifier) @call)
((call_expression function: (selector_expression operand: (identifier) @_t field: (field_identifier) @_report)) @mark.t-error (#eq? @_t "t") (#match? @_report "^(Error|Fatal)f?$"))
((package_clause (package_identifier) @_p) @mark.external-test (#match? @_p "_test$"))
((call_expression function: (selector_expression operand: (identifier) @_t field: (field_identifier) @_parallel)) @mark.parallel (#eq? @_t "t") (#eq? @_parallel "Parallel"))
((call_expression function: (selector_expression operand: (identifier) @_errors field: (field_identifier) @_wrap)) @mark.wrap (#eq? @_errors "errors") (#match? @_wrap "^Wrapf?$"))
((call_expression function: (selector_expression operand: (identifier) @_fmt field: (field_identifier) @_errorf)) @mark.errorf (#eq? @_fmt "fmt") (#eq? @_errorf "Errorf"))
`,
};
