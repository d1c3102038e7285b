import type { Proof, Trial } from '../../proof.ts';

const declares = (shows: string, pattern: string, file: string): Trial => ({
  shows,
  run: `grep -E -A3 "${pattern}" ../../node_modules/@angular/${file}`,
  exits: 'zero',
});
const proof = (id: string, packages: string[], ...trials: Trial[]): Proof => ({
  id,
  scaffold: 'angular',
  packages,
  trials,
});

/** Proofs of the Angular directives, read in the released types. */
export const proofs: readonly Proof[] = [
  proof(
    'angular.on-push',
    ['@angular/core'],
    declares('OnPush is the default', 'OnPush is enabled by default', 'core/types/*.d.ts'),
    declares('Default is deprecated for Eager', '@deprecated Use .Eager. instead', 'core/types/*.d.ts'),
  ),
  proof('angular.signal-forms', ['@angular/forms'], {
    ...declares('signal forms are public since 22.0', '@publicApi 22.0', 'forms/types/signals.d.ts'),
    prints: /publicApi 22\.0/,
  }),
  proof(
    'angular.service-decorator',
    ['@angular/core'],
    declares('@Service is released', 'declare const Service: ServiceDecorator', 'core/types/core.d.ts'),
  ),
  proof('pair.angular-typescript', ['@angular/compiler-cli'], {
    shows: 'the compiler needs TypeScript 6.0',
    run: 'node -p "require(\'@angular/compiler-cli/package.json\').peerDependencies.typescript"',
    exits: 'zero',
    prints: />=6\.0 <6\.1/,
  }),
  proof('angular.control-flow', ['@angular/common'], {
    ...declares('the structural directives are deprecated since 20', '@deprecated 20.0', 'common/types/*.d.ts'),
    prints: /@for[\s\S]*@if|@if[\s\S]*@for/,
  }),
];
