import type { Language } from './language.ts';

export const php: Language = {
  name: 'php',
  grammar: 'php',
  extensions: ['php'],
  query: `
(namespace_use_declaration (namespace_use_clause [(qualified_name) (name)] @from))
(class_declaration name: (name) @class)
(class_declaration name: (name) @class (base_clause (_) @base))
(class_declaration name: (name) @class body: (declaration_list (use_declaration (_) @mixin)))
(class_declaration name: (name) @class body: (declaration_list (method_declaration name: (name) @method)))
((class_declaration name: (name) @class body: (declaration_list (method_declaration (visibility_modifier) @_v name: (name) @aside))) (#match? @_v "^(private|protected)$"))
(throw_expression (object_creation_expression [(name) (qualified_name)] @throw))
(function_call_expression function: (name) @call)
((method_declaration name: (name) @way body: (_) @way-body) (#match? @way "^(up|down)(grade)?$"))
((scoped_call_expression scope: (name) @_s name: (name) @_m) @mark.table (#eq? @_s "Schema") (#eq? @_m "create"))
((member_call_expression object: (variable_name) @_t name: (name) @_m arguments: (arguments . (argument (string) @_i))) @mark.uuid-table (#eq? @_t "$table") (#eq? @_m "uuid") (#match? @_i "^.id.$"))
(class_declaration) @mark.class
(class_declaration (final_modifier)) @mark.final
(class_declaration (abstract_modifier)) @mark.abstract
(class_declaration name: (name) @class (class_interface_clause (_) @contract))
((declare_statement) @mark.strict-types (#match? @mark.strict-types "strict_types *= *1"))
`,
};
