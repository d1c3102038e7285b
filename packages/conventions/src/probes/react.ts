import { type CodeProbe, jsx, script } from './code-probe.ts';

const refProp = (parameter: (pattern: string) => string) => `
(call_expression function: [(identifier) @_f (member_expression property: (property_identifier) @_f)] (#eq? @_f "forwardRef")) @breaks
(formal_parameters . ${parameter('(object_pattern [(shorthand_property_identifier_pattern) @_r (pair_pattern key: (property_identifier) @_r)])')} (#eq? @_r "ref")) @follows
`;

/** What decides lines about React. */
export const reactProbes: readonly CodeProbe[] = [
  {
    id: 'react.ref-as-prop',
    queries: {
      tsx: refProp((pattern) => `(required_parameter pattern: ${pattern})`),
      javascript: refProp((pattern) => pattern),
    },
  },
  {
    id: 'react.context-provider',
    queries: jsx(`
(jsx_opening_element name: (member_expression) @_n (#match? @_n "Context[.]Provider$")) @breaks
(jsx_opening_element name: (identifier) @_n (#match? @_n "Context$")) @follows
`),
  },
  {
    id: 'react.default-props',
    isPerFile: true,
    queries: jsx(`
(assignment_expression left: (member_expression object: (identifier) property: (property_identifier) @_p) (#eq? @_p "propTypes")) @breaks
(parenthesized_expression [(jsx_element) (jsx_self_closing_element)]) @follows
`),
  },
  {
    id: 'react.stable-keys',
    queries: jsx(`
(jsx_attribute (property_identifier) @_k (jsx_expression (identifier) @_v) (#eq? @_k "key") (#any-of? @_v "index" "idx")) @breaks
(jsx_attribute (property_identifier) @_k (jsx_expression (_) @_v) (#eq? @_k "key") (#not-match? @_v "(^|[^A-Za-z.])(index|idx|i)([^A-Za-z]|$)")) @follows
`),
  },
  {
    // what a request answers, kept in the state of a component
    id: 'react.server-state',
    queries: jsx(`
(call_expression function: (identifier) @_f arguments: (arguments . [(arrow_function) (function_expression)] @_c) (#eq? @_f "useEffect")
  (#match? @_c "(^|[^A-Za-z.])(fetch|axios)[.(a-z]|[aA]pi[.(]|[cC]lient[.(]|[^A-Za-z]fetch[A-Z]")
  (#match? @_c "await |[.]then[(]")
  (#match? @_c "[^A-Za-z]set(?!Timeout|Interval|Immediate|Is[A-Z]|Loading|Loaded|Error|Ready|Open|Pending|Fetching)[A-Z]")) @breaks
(call_expression function: (identifier) @_f (#match? @_f "^use(SWR|LoaderData|RouteLoaderData|Stores|AtomValue|[A-Za-z]*(Query|Fragment|Selector|Store))$")) @follows
`),
  },
  {
    id: 'react.test-roles',
    isOfTests: true,
    queries: script(`
(call_expression function: [(identifier) @_f (member_expression property: (property_identifier) @_f)] (#match? @_f "^(get|find|query)(All)?ByTestId$")) @breaks
(call_expression function: [(identifier) @_f (member_expression property: (property_identifier) @_f)] (#match? @_f "^(get|find|query)(All)?By(Role|LabelText)$")) @follows
`),
  },
  {
    id: 'pair.react-typescript',
    queries: {
      tsx: `
(variable_declarator type: (type_annotation [(generic_type name: (_) @_t) (nested_type_identifier) @_t (type_identifier) @_t]) (#match? @_t "^(React[.])?(FC|VFC|FunctionComponent|VoidFunctionComponent)$")) @breaks
(function_declaration name: (identifier) @_n parameters: (formal_parameters . (required_parameter type: (_))) (#match? @_n "^[A-Z][a-z]")) @follows
(variable_declarator name: (identifier) @_n !type value: (arrow_function parameters: (formal_parameters . (required_parameter type: (_)))) (#match? @_n "^[A-Z][a-z]")) @follows
`,
    },
  },
];
