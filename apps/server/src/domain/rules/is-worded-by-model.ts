import type { RuleLine } from '@regelwerk/contract/rules/rule';

/** Returns whether a model may word a line; lines that quote a project are exact as they are and stay on the server. */
export function isWordedByModel({ id = '' }: RuleLine): boolean {
  return !/^(command\.)?project\./.test(id);
}
