import { type CodeProbe, jsx } from './code-probe.ts';

const classes = (verdict: string, pattern: string) =>
  `(jsx_attribute (property_identifier) @_k (string (string_fragment) @_s) (#eq? @_k "className") (#match? @_s "${pattern}")) @${verdict}`;

/** What decides lines about Tailwind, in the classes that elements name directly. */
export const tailwindProbes: readonly CodeProbe[] = [
  {
    id: 'tailwind.group-gap',
    queries: jsx(`
${classes('breaks', '(^|[ :])-?space-[xy]-')}
${classes('follows', '(^|[ :])gap-')}
`),
  },
  {
    id: 'tailwind.important',
    queries: jsx(`
${classes('breaks', '(^|[ :])![a-z]')}
${classes('follows', '[a-z0-9)\\\\]]!( |$)')}
`),
  },
];
