import type { Language } from './language.ts';

export const rust: Language = {
  name: 'rust',
  grammar: 'rust',
  extensions: ['rs'],
  query: `
(use_declaration argument: (scoped_identifier path: (_) @from))
(use_declaration argument: (scoped_use_list path: (_) @from))
(function_item name: (identifier) @export.function)
`,
};
