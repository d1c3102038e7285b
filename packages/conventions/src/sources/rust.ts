import type { Language } from './language.ts';

export const rust: Language = {
  name: 'rust',
  grammar: 'rust',
  extensions: ['rs'],
  query: `
(use_declaration argument: (scoped_identifier path: (_) @from))
(use_declaration argument: (scoped_use_list path: (_) @from))
(function_item name: (identifier) @export.function)
((function_item return_type: [(type_identifier) @throw (generic_type type: (_) @throw)]) (#match? @throw "Result$"))
`,
};
