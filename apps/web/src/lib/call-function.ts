import { FunctionError, toFunctionError } from './function-error.ts';
import { getSupabase } from './supabase.ts';

/** Calls a server function; fails with a FunctionError that carries the server's sentence and code. */
export async function callFunction<Answer>(
  name: string,
  body: Record<string, unknown>,
  whenUnreachable = '',
): Promise<Answer | null> {
  const { data, error } = await invoke<Answer>(name, body, whenUnreachable);
  if (error) throw await toFunctionError(error);
  return data;
}

async function invoke<Answer>(name: string, body: Record<string, unknown>, whenUnreachable: string) {
  try {
    const supabase = await getSupabase();
    return await supabase.functions.invoke<Answer>(name, { body });
  } catch {
    throw new FunctionError(whenUnreachable, undefined);
  }
}
