import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Found } from '../findings.ts';
import { isMigration } from './is-migration.ts';

const shown: readonly (readonly [NonNullable<ProjectProfile['traits']>[number], RegExp])[] = [
  ['laravel-kernel', /(?:^|\/)app\/Http\/Kernel\.php$/],
  ['ng-modules', /(?:^|\/)app\.module\.ts$/],
  ['tailwind-config', /(?:^|\/)tailwind\.config\.[cm]?[jt]s$/],
];

/** Returns the choices of the code that its paths and manifests show. */
export function projectTraits(
  found: readonly Found[],
  paths: readonly string[],
): NonNullable<ProjectProfile['traits']> {
  const isNode = found.some(({ traits = [] }) => traits.includes('commonjs'));
  const isAngular = found.some(({ dependencies = [] }) => dependencies.some(({ name }) => name === '@angular/core'));
  return [
    ...(isNode ? (['commonjs'] as const) : []),
    ...shown.flatMap(([trait, pattern]) =>
      paths.some((path) => pattern.test(path)) && (trait !== 'ng-modules' || isAngular) ? [trait] : [],
    ),
    ...(paths.some(isMigration) ? (['migrations'] as const) : []),
  ];
}
