import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { isSayable } from '@regelwerk/conventions/is-sayable';
import { AppError } from '../kernel/app-error.ts';

/** Refuses a profile with a convention whose sentence is unknown or too long, and names the statement, counted from 1. */
export function refuseUnsayable({ conventions = [] }: Pick<ProjectProfile, 'conventions'>): void {
  const index = conventions.findIndex((one) => !isSayable(one));
  if (index === -1) return;
  const field = `project.conventions.${index}`;
  throw new AppError('invalid_input', `Invalid input: ${field} (statement ${index + 1})`, { field });
}
