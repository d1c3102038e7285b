import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { statement } from '@regelwerk/conventions/statement';

/** Says each convention in one line, with places that follow it and places that do not below. */
export function conventionLines(conventions: readonly ProjectConvention[], language: ContentLanguage): string[] {
  return conventions.flatMap((one) => [
    `- ${statement(one, language)} (${one.holds}/${one.of})`,
    ...(one.examples.length === 0 ? [] : [`  + ${one.examples.join(', ')}`]),
    ...(one.exceptions.length === 0 ? [] : [`  - ${one.exceptions.join(', ')}`]),
  ]);
}
