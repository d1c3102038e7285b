import type { FunctionName, RequestOf, ResponseOf } from '@regelwerk/contract/functions';
import { FunctionError, toFunctionError } from './function-error.ts';
import { getSupabase } from './supabase.ts';

/** Calls a server function; fails with a FunctionError that carries the server's sentence and code. */
export async function callFunction<Name extends FunctionName, const Body extends RequestOf<Name>>(
  name: Name,
  body: Body,
): Promise<ResponseOf<Name, Body>> {
  const { data, error } = await invoke<ResponseOf<Name, Body>>(name, body);
  if (error) throw await toFunctionError(error);
  if (data === null) throw new FunctionError('', undefined);
  return data;
}

async function invoke<Answer>(name: FunctionName, body: RequestOf<FunctionName>) {
  try {
    const supabase = await getSupabase();
    return await supabase.functions.invoke<Answer>(name, { body: { ...body } });
  } catch {
    throw new FunctionError('', 'unreachable');
  }
}
