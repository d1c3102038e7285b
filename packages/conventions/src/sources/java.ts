import type { Language } from './language.ts';

export const java: Language = {
  name: 'java',
  grammar: 'java',
  triesAngles: true,
  extensions: ['java'],
  query: `
(import_declaration (scoped_identifier) @from)
(class_declaration name: (identifier) @class)
(class_declaration name: (identifier) @class superclass: (superclass (_) @base))
(class_declaration (modifiers [(marker_annotation name: (_) @mixin) (annotation name: (_) @mixin)]) name: (identifier) @class)
(class_declaration name: (identifier) @class body: (class_body (method_declaration name: (identifier) @method)))
(throw_statement (object_creation_expression type: (_) @throw))
`,
};
