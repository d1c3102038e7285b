import { paths } from '@regelwerk/contract/paths';
import { isRuleAddress } from '@regelwerk/contract/rule-address';

/** Returns whether a path shows a rule, or the wizard with the answers to one. */
export function isRulePlace(path: unknown): path is string {
  return typeof path === 'string' && (path === paths.home || path === paths.preview || isRuleAddress(path));
}
