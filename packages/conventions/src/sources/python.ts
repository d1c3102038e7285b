import type { Language } from './language.ts';

export const python: Language = {
  name: 'python',
  grammar: 'python',
  extensions: ['py'],
  query: `
(import_statement name: (dotted_name) @from)
(import_statement name: (aliased_import name: (dotted_name) @from))
(import_from_statement module_name: (_) @from name: (dotted_name) @name)
(import_from_statement module_name: (_) @from name: (aliased_import name: (dotted_name) @name))
(class_definition name: (identifier) @class)
(class_definition name: (identifier) @class superclasses: (argument_list [(identifier) (attribute) (subscript)] @base))
(class_definition name: (identifier) @class body: (block (function_definition name: (identifier) @method)))
(class_definition name: (identifier) @class body: (block (decorated_definition definition: (function_definition name: (identifier) @method))))
((class_definition name: (identifier) @class body: (block (decorated_definition (decorator [(identifier) @_d (call function: (identifier) @_d) (attribute attribute: (identifier) @_d)]) definition: (function_definition name: (identifier) @aside)))) (#match? @_d "^(cached_?)?property$|^setter$"))
(decorated_definition (decorator [(identifier) @mixin (call function: (identifier) @mixin)]) definition: (class_definition name: (identifier) @class))
(call function: (identifier) @call)
(raise_statement (call function: (_) @throw))
(function_definition) @mark.function
((function_definition name: (identifier) @way body: (_) @way-body) (#match? @way "^(up|down)(grade)?$"))
(function_definition return_type: (type)) @mark.annotated
((future_import_statement) @mark.future-annotations (#match? @mark.future-annotations "annotations"))
`,
};
