import type { Language } from './language.ts';

export const ruby: Language = {
  name: 'ruby',
  grammar: 'ruby',
  extensions: ['rb'],
  query: `
(class name: (_) @class)
(class name: (_) @class superclass: (superclass (_) @base))
(class name: (_) @class body: (body_statement (call method: (identifier) @_include arguments: (argument_list [(constant) (scope_resolution)] @mixin) (#eq? @_include "include"))))
(class name: (_) @class body: (body_statement (method name: (_) @method)))
(class name: (_) @class body: (body_statement (singleton_method name: (_) @method)))
((class name: (_) @class body: (body_statement (identifier) @_v (method name: (_) @aside))) (#match? @_v "^(private|protected)$"))
((class name: (_) @class body: (body_statement (call method: (identifier) @_v arguments: (argument_list [(method name: (_) @aside) (singleton_method name: (_) @aside)])))) (#match? @_v "^(private|protected|private_class_method)$"))
((class name: (_) @class body: (body_statement (call method: (identifier) @_v arguments: (argument_list (simple_symbol) @aside)))) (#match? @_v "^(private|protected|private_class_method)$"))
(class name: (_) @class body: (body_statement (singleton_class body: (body_statement (method name: (_) @method)))))
(call !receiver method: (identifier) @call)
((call receiver: (constant) @_c method: (identifier)) @call (#eq? @_c "Current"))
((call receiver: (constant) @_m method: (identifier) @_f) @mark.finder (#any-of? @_f "find" "find_by" "find_by!" "where" "all" "order" "includes") (#not-any-of? @_m "Current" "User" "Session" "Rails" "ENV" "I18n" "Dir" "File"))
(program (method name: (identifier) @export.function))
(module body: (body_statement (method name: (identifier) @export.function)))
((call method: (identifier) @_m arguments: (argument_list)) @mark.table (#eq? @_m "create_table"))
((call method: (identifier) @_m arguments: (argument_list (pair key: (hash_key_symbol) @_k value: (simple_symbol) @_v))) @mark.uuid-table (#eq? @_m "create_table") (#eq? @_k "id") (#eq? @_v ":uuid"))
((method name: (identifier) @way body: (_)? @way-body) (#match? @way "^(up|down)(grade)?$"))
((singleton_method name: (identifier) @way body: (_)? @way-body) (#match? @way "^(up|down)(grade)?$"))
((call method: (identifier) @_raise arguments: (argument_list . [(constant) (scope_resolution)] @throw)) (#eq? @_raise "raise"))
`,
};
