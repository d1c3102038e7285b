import type { FunctionName } from '@regelwerk/contract/functions';
import type { Handler } from './handler.ts';

/** A handler whose module is loaded by its first call instead of at the start. */
export function onFirstCall<Name extends FunctionName>(load: () => Promise<Handler<Name>>): Handler<Name> {
  return async (call, deps) => (await load())(call, deps);
}
