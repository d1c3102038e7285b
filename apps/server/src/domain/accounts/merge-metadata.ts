import { AccountError } from './account-error.ts';

type Metadata = Readonly<Record<string, unknown>>;

const longest = 16_384;

/** Metadata with changes on top; `null` takes a key away. Refuses what would not fit into a token. */
export function mergeMetadata(before: Metadata, changes: Metadata): Metadata {
  const merged = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null);
  const metadata = Object.fromEntries(merged);
  if (JSON.stringify(metadata).length > longest)
    throw new AccountError('validation_failed', `Metadata cannot be longer than ${longest} characters`);
  return metadata;
}
