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
`,
};
