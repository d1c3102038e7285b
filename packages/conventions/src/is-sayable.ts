import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import { projectLimits } from '@regelwerk/contract/rules/project-limits';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { statement } from './statement.ts';

/** Says whether a rule can hold a convention that its schema has passed: its sentence is known and short enough in every language. */
export function isSayable(convention: Pick<ProjectConvention, 'id' | 'values'>): boolean {
  return contentLanguages.every((language) => {
    const said = statement(convention, language);
    return said !== undefined && said.length <= projectLimits.statement;
  });
}
