import type { SupabaseClient } from '@supabase/supabase-js';
import { getSupabase } from './supabase.ts';

/** Reads or changes rows, or calls a function of the database; throws its refusal. The caller names the type of the answer. */
export async function askDatabase<Answer = void>(
  call: (database: SupabaseClient) => PromiseLike<{ readonly data: unknown; readonly error: unknown }>,
): Promise<Answer> {
  const { data, error } = await call(await getSupabase());
  if (error) throw error;
  return data as Answer;
}
