import { isRuleAddress } from '@regelwerk/contract/rules/rule-address';
import { paths } from '@regelwerk/contract/shared/paths';

/** Returns whether a path shows a rule, or the wizard with the answers to one. */
export function isRulePlace(path: unknown): path is string {
  return typeof path === 'string' && (path === paths.home || path === paths.preview || isRuleAddress(path));
}
