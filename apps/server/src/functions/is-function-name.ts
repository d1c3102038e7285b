import { type FunctionName, functions } from '@regelwerk/contract/functions';

/** Whether the contract has a function of this name. */
export const isFunctionName = (name: string): name is FunctionName => Object.hasOwn(functions, name);
