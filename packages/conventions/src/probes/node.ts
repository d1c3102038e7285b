import { type CodeProbe, script } from './code-probe.ts';

/** What decides lines about Node.js and Express. */
export const nodeProbes: readonly CodeProbe[] = [
  {
    id: 'node.env-once',
    home: /(?:^|\/)(?:env|environments?|config|configuration|settings)(?:[./-]|$)|(?:^|\/)[\w-]*(?:env|config)\.\w+$|\.config\.\w+$/i,
    // what bundlers replace is no setting of a server
    queries: script(`
(member_expression object: (member_expression object: (identifier) @_p property: (property_identifier) @_e) property: (property_identifier) @_n (#eq? @_p "process") (#eq? @_e "env") (#not-match? @_n "^(NODE_ENV$|BASE_URL$|MIX_|PUBLIC_URL$|NEXT_PUBLIC_|REACT_APP_|VITE_|EXPO_)")) @breaks
(subscript_expression object: (member_expression object: (identifier) @_p property: (property_identifier) @_e) (#eq? @_p "process") (#eq? @_e "env")) @breaks
(member_expression object: (identifier) @_o property: (property_identifier) @_n (#any-of? @_o "env" "config" "settings" "environment") (#match? @_n "^[A-Z][A-Z0-9_]+$")) @follows
(call_expression function: (member_expression object: (_) @_o property: (property_identifier) @_m) arguments: (arguments . (string (string_fragment) @_k)) (#eq? @_m "get") (#match? @_k "^[A-Z][A-Z0-9_]+$") (#match? @_o "[cC]onfig(uration)?(Service)?$")) @follows
`),
  },
  {
    id: 'node.dirname',
    queries: script(`
(call_expression function: (identifier) @_f arguments: (arguments . (member_expression) @_a .) (#eq? @_f "fileURLToPath") (#eq? @_a "import.meta.url")) @breaks
(member_expression object: (meta_property) property: (property_identifier) @_n (#any-of? @_n "dirname" "filename")) @follows
`),
  },
  {
    id: 'node.temporal',
    queries: script(`
(new_expression constructor: (identifier) @_c (#eq? @_c "Date")) @breaks
(member_expression object: (identifier) @_o property: (property_identifier) (#eq? @_o "Temporal")) @follows
`),
  },
  {
    id: 'express.async-errors',
    queries: script(`
(catch_clause parameter: (identifier) @_e body: (statement_block . [(expression_statement (call_expression function: (identifier) @_n arguments: (arguments . (identifier) @_a .))) (return_statement (call_expression function: (identifier) @_n arguments: (arguments . (identifier) @_a .)))] .) (#eq? @_n "next") (#eq? @_e @_a)) @breaks
(call_expression function: (identifier) @_f arguments: (arguments . [(arrow_function "async") (function_expression "async")]) (#any-of? @_f "asyncHandler" "expressAsyncHandler" "catchAsync" "catchAsyncErrors" "asyncWrapper" "wrapAsync" "asyncMiddleware")) @breaks
(call_expression function: (member_expression property: (property_identifier) @_m) arguments: (arguments . [(string) (template_string)] [(arrow_function "async" body: (_) @_b) (function_expression "async" body: (_) @_b)] @follows) (#any-of? @_m "get" "post" "put" "patch" "delete") (#not-match? @_b "catch"))
`),
  },
  {
    id: 'express.trust-proxy-true',
    queries: script(`
(call_expression function: (member_expression property: (property_identifier) @_m) arguments: (arguments . (string (string_fragment) @_s) . (true)) (#eq? @_m "set") (#eq? @_s "trust proxy")) @breaks
(call_expression function: (member_expression property: (property_identifier) @_m) arguments: (arguments . (string (string_fragment) @_s) .) (#eq? @_m "enable") (#eq? @_s "trust proxy")) @breaks
`),
  },
];
