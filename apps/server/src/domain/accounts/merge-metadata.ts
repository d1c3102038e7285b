import { fitsDisplayName } from '@regelwerk/contract/account/fits-display-name';
import { hasVisibleText } from '@regelwerk/contract/shared/has-visible-text';
import { limits } from '@regelwerk/contract/shared/limits';
import { AppError } from '../kernel/app-error.ts';

type Metadata = Readonly<Record<string, unknown>>;

/**
 * Merges changes into metadata; `null` removes a key. Refuses a result that is too large, unless it is smaller than
 * before, so that an account from before the limit can still be changed.
 */
export function mergeMetadata(before: Metadata, changes: Metadata): Metadata {
  if (typeof changes.name === 'string' && changes.name !== '') requireName(changes.name);
  const merged = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null);
  const metadata = Object.fromEntries(merged);
  const size = bytesOf(metadata);
  if (size > limits.metadataBytes && (size > bytesOf(before) || !Number.isFinite(size)))
    throw new AppError('validation_failed', `Metadata cannot be larger than ${limits.metadataBytes} bytes`);
  return metadata;
}

function requireName(name: string): void {
  if (!hasVisibleText(name)) throw new AppError('validation_failed', 'The name has no visible characters');
  if (!fitsDisplayName(name))
    throw new AppError(
      'validation_failed',
      `The name cannot be longer than ${limits.displayName} characters and ${limits.displayNameBytes} bytes`,
    );
}

/** The size as JSON; infinite for data nested too deeply to be written. */
function bytesOf(metadata: Metadata): number {
  try {
    return Buffer.byteLength(JSON.stringify(metadata));
  } catch (error) {
    if (error instanceof RangeError) return Number.POSITIVE_INFINITY;
    throw error;
  }
}
