import type { Database } from '@regelwerk/database/open-database';
import type { Identity } from '@regelwerk/database/with-role';
import type { ResultStore } from '../domain/rules/result-store.ts';
import { unpackForSaving } from '../domain/rules/unpack-for-saving.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns what the server tells a function beside its arguments, as settings of its transaction that no caller can set. */
export async function settingsOfCall(
  deps: { readonly database: Database; readonly results: ResultStore },
  { role, claims }: Identity,
  { name, given }: { readonly name: string; readonly given: Readonly<Record<string, unknown>> },
): Promise<ReadonlyMap<string, string>> {
  const { p_generation_id: generationId } = given;
  if (name !== 'save_generated_rule' || role !== 'authenticated') return new Map();
  if (typeof generationId !== 'string' || !uuid.test(generationId)) return new Map();
  const result = await unpackForSaving(deps, { userId: String(claims.sub), generationId });
  return result === undefined ? new Map() : new Map([['regelwerk.unpacked_result', result]]);
}
