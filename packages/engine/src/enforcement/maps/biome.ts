import type { Enforcement } from '../enforcement.ts';

/** Directives that rules of Biome enforce. */
export const biome: readonly Enforcement[] = [
  {
    directive: 'react.stable-keys',
    check: 'biome',
    rules: ['suspicious/noArrayIndexKey', 'correctness/useJsxKeyInIterable'],
  },
  { directive: 'react.component-inside', check: 'biome', rules: ['correctness/noNestedComponentDefinitions'] },
  { directive: 'react.ref-as-prop', check: 'biome', rules: ['suspicious/noReactForwardRef'] },
  { directive: 'react.effect-event', check: 'biome', rules: ['correctness/useExhaustiveDependencies'] },
  { directive: 'vue.if-with-for', check: 'biome', rules: ['correctness/noVueVIfWithVFor'] },
  { directive: 'typescript.type-imports', check: 'biome', rules: ['style/useImportType'] },
  {
    directive: 'typescript.enum',
    check: 'biome',
    rules: ['style/noEnum', 'style/noNamespace', 'style/noParameterProperties'],
  },
];
