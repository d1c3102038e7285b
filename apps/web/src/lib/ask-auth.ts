import type { SupabaseClient } from '@supabase/supabase-js';
import { toAuthFailure } from './auth-failure.ts';
import { getSupabase } from './supabase.ts';

/** Asks the auth API; throws an AuthFailure for whatever it refuses or fails at. */
export async function askAuth<Result>(work: (auth: SupabaseClient['auth']) => Promise<Result>): Promise<Result> {
  try {
    return await work((await getSupabase()).auth);
  } catch (error) {
    throw toAuthFailure(error);
  }
}
