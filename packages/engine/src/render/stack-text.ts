import type { StackEntry } from '@regelwerk/contract/rules/rule';

/** Writes a technology of the stack with its version, where one is known. */
export function stackText({ name, version }: Pick<StackEntry, 'name' | 'version'>): string {
  return version === '' ? name : `${name} ${version}`;
}
