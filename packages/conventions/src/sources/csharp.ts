import type { Language } from './language.ts';

export const csharp: Language = {
  name: 'csharp',
  grammar: 'c-sharp',
  triesAngles: true,
  extensions: ['cs'],
  query: `
(using_directive [(qualified_name) (identifier)] @from)
(class_declaration name: (identifier) @class)
(class_declaration name: (identifier) @class (base_list . (_) @base))
(class_declaration (attribute_list (attribute name: (_) @mixin)) name: (identifier) @class)
(class_declaration name: (identifier) @class body: (declaration_list (method_declaration name: (identifier) @method)))
(class_declaration) @mark.class
((class_declaration (modifier) @_sealed) @mark.final (#eq? @_sealed "sealed"))
((class_declaration (modifier) @_open) @mark.abstract (#match? @_open "^(abstract|static)$"))
((method_declaration (modifier) @_v (modifier) @_a name: (identifier) @_n) @mark.async (#eq? @_v "public") (#eq? @_a "async") (#not-match? @_n "^(Handle|Invoke|Execute|Consume|Main|Run|Dispose|CheckHealth)"))
((method_declaration (modifier) @_v (modifier) @_a name: (identifier) @_n) @mark.async-plain (#eq? @_v "public") (#eq? @_a "async") (#not-match? @_n "Async$") (#not-match? @_n "^(Handle|Invoke|Execute|Consume|Main|Run|Dispose|CheckHealth)"))
((method_declaration (modifier) @_v (modifier) @_a name: (identifier) @_n parameters: (parameter_list) @_p) @mark.async-cancel (#eq? @_v "public") (#eq? @_a "async") (#match? @_p "CancellationToken") (#not-match? @_n "^(Handle|Invoke|Execute|Consume|Main|Run|Dispose|CheckHealth)"))
(throw_statement (object_creation_expression type: (_) @throw))
`,
};
